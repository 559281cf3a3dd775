import type { SelectedOrganization } from '@fleetfoot/shared/contract';
import type { PresentSession } from '@fleetfoot/shared/firebase';
import { AdminNotices } from './admin-notices';
import { OwnGuard, OwnNotices } from './own-notices';

interface SessionNoticesProps {
  readonly uid: string;
  readonly session: PresentSession;
  readonly organization: SelectedOrganization;
}

/** What is told of sign-ins on new devices: to who is on one, to their other devices, and to Admins. */
export function SessionNotices({ uid, session, organization }: SessionNoticesProps) {
  if (session.guardedUntil !== undefined) return <OwnGuard uid={uid} sessionID={session.sessionID} />;
  return (
    <>
      <OwnNotices uid={uid} sessionID={session.sessionID} />
      {organization.role === 'Admin' && <AdminNotices uid={uid} orgID={organization.id} />}
    </>
  );
}

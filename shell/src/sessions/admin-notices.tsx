import { formatDateTime } from '@fleetfoot/shared/domain';
import { parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { sessionAlerts } from '@fleetfoot/shared/model/team/session';
import { SESSIONS } from '../texts/english/sessions';
import { SignInNotice } from './sign-in-notice';

const parse = parseWith(sessionAlerts.schema);

interface AdminNoticesProps {
  /** The Admin's own: their own sign-ins are asked about elsewhere. */
  readonly uid: string;
  readonly orgID: string;
}

/** Tells an Admin of members' sign-ins on new devices. */
export function AdminNotices({ uid, orgID }: AdminNoticesProps) {
  const found = useLiveCollection({
    ...{ path: sessionAlerts.path(orgID), where: [['isOpen', true]] as const },
    ...{ limit: sessionAlerts.mostInQuery, parse },
  });
  if (found.status !== 'ready') return undefined;
  return found.data
    .filter((alert) => alert.uid !== uid)
    .map((alert) => (
      <SignInNotice
        key={alert.id}
        {...{ orgID, uid: alert.uid, sessionID: alert.sessionID }}
        title={SESSIONS.othersTitle(alert.fullName)}
        text={SESSIONS.askThem(alert.device, formatDateTime(alert.at))}
        approveLabel={SESSIONS.approve}
        endLabel={SESSIONS.end}
      />
    ));
}

import { useSession } from '@fleetfoot/shared/remote';
import { NarrowPage } from '@fleetfoot/shared/ui';
import { useRef } from 'react';
import { SignOutLine } from '../sign-out-line';
import { useSignOut } from '../use-sign-out';
import { InvitationsPanel } from './invitations-panel';

export function OrganizationsPage() {
  const current = useSession((state) => state.user);
  const signOut = useSignOut();
  // At sign-out the session ends a moment before the page is taken away.
  const last = useRef(current);
  if (current) last.current = current;
  const user = last.current;

  return (
    <NarrowPage
      title="You're Almost There!"
      description="Create your company's organisation, or join the one you were invited to."
    >
      {user && <InvitationsPanel user={user} />}
      <SignOutLine phoneNumber={user?.phoneNumber} onSignOut={signOut} />
    </NarrowPage>
  );
}

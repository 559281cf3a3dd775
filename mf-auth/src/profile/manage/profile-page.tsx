import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useRef } from 'react';
import { profileWrites } from './data';
import { ProfileView } from './profile-view';

export function ProfilePage() {
  const { announce, refreshSession, signOut } = useServices();
  const current = useSession((state) => state.user);
  const hasOrganization = useSession((state) => state.selectedOrganization !== undefined);
  // At sign-out the session ends a moment before the page is taken away.
  const last = useRef(current);
  if (current) last.current = current;
  const user = last.current;
  const back = hasOrganization
    ? { href: '/deliveries', label: 'Deliveries' }
    : { href: '/organizations', label: 'Your invitations' };
  return (
    user && (
      <ProfileView
        user={user}
        back={back}
        writes={profileWrites(user.id)}
        announce={announce}
        refresh={refreshSession}
        signOut={signOut}
      />
    )
  );
}

import { useServices, useSession } from '@fleetfoot/shared/remote';
import { usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { useRef } from 'react';
import { accountTexts } from '../../texts/account';
import { profileWrites } from './data';
import { ProfileView } from './profile-view';

export function ProfilePage() {
  const { announce, refreshSession, signOut } = useServices();
  const texts = useTexts(accountTexts);
  usePageLanguage(accountTexts, texts.profile);
  const current = useSession((state) => state.user);
  const hasOrganization = useSession((state) => state.selectedOrganization !== undefined);
  // At sign-out the session ends a moment before the page is taken away.
  const last = useRef(current);
  if (current) last.current = current;
  const user = last.current;
  const back = hasOrganization
    ? { href: '/deliveries', label: texts.back.deliveries }
    : { href: '/organizations', label: texts.back.invitations };
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

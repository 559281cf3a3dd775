import { useServices } from '@fleetfoot/shared/remote';
import { LinkButton, NarrowPage } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { SignOutLine } from '../sign-out-line';
import { useSignOut } from '../use-sign-out';
import { OrganizationPanel } from './organization-panel';

export function CreateOrganizationPage() {
  const services = useServices();
  const signOut = useSignOut();
  // Of the moment the page was opened: the session forgets the invitation as soon as the organisation exists,
  // and that must not send the user back.
  const [{ user, selectedInvite: invite }] = useState(() => services.session.getState());

  useEffect(() => {
    if (!invite) services.navigate('/organizations', { replace: true });
  }, [invite, services]);

  return (
    <NarrowPage title="Tell us about your company">
      {invite && <OrganizationPanel invite={invite} />}
      <LinkButton variant="quiet" href="/organizations">
        Back to invitations
      </LinkButton>
      <SignOutLine phoneNumber={user?.phoneNumber} onSignOut={signOut} />
    </NarrowPage>
  );
}

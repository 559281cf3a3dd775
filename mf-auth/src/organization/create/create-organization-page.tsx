import type { SelectedInvite, User } from '@fleetfoot/shared/contract';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { usePageLanguage, useTexts } from '@fleetfoot/shared/texts';
import { LinkButton, NarrowPage } from '@fleetfoot/shared/ui';
import { useCallback, useState } from 'react';
import { MoveOnFailed } from '../../move-on-failed';
import { SignOutLine, useSignOut } from '../../sign-out-line';
import { stepTexts } from '../../texts/steps';
import { useMoveOn } from '../../use-move-on';
import { foundOrganization } from './data';
import { OrganizationForm, type OrganizationValues } from './organization-form';

interface OrganizationPanelProps {
  /** What the user was invited to found, if they were. */
  readonly invite: SelectedInvite | undefined;
  /** Who founds it. */
  readonly user: User;
}

function OrganizationPanel({ invite, user }: OrganizationPanelProps) {
  const services = useServices();
  const { organizationCreated } = useTexts(stepTexts);
  const draft = useDraft<OrganizationValues>(`organization/${invite?.id ?? ''}`);
  const toBilling = useCallback(() => {
    // In place of the page the guards chose: going back must not lead to a form that has been sent.
    services.navigate('/billing', { replace: true });
    services.selectInvite(undefined);
  }, [services]);
  const { state, moveOn } = useMoveOn(toBilling);

  if (state.status === 'failed') {
    return (
      <MoveOnFailed
        achieved={organizationCreated}
        error={state.error}
        retrying={state.retrying}
        onRetry={moveOn}
      />
    );
  }
  return (
    <OrganizationForm
      invitedName={invite?.organizationName ?? ''}
      draft={draft}
      done={state.status === 'moving'}
      announce={services.announce}
      save={async (details) => {
        await foundOrganization(invite?.id, user, details);
        void moveOn();
      }}
    />
  );
}

export function CreateOrganizationPage() {
  const services = useServices();
  const texts = useTexts(stepTexts);
  usePageLanguage(stepTexts, texts.titles.organization);
  const signOut = useSignOut();
  // Of the moment the page was opened: the session forgets the invitation as soon as the organisation exists,
  // and that must not send the user back.
  const [{ user, selectedInvite: invite }] = useState(() => services.session.getState());

  return (
    <NarrowPage title={texts.company}>
      {user && <OrganizationPanel invite={invite} user={user} />}
      <LinkButton variant="quiet" href="/organizations">
        {texts.backToInvitations}
      </LinkButton>
      <SignOutLine phoneNumber={user?.phoneNumber} onSignOut={signOut} />
    </NarrowPage>
  );
}

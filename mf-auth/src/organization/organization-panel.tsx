import type { SelectedInvite } from '@fleetfoot/shared/contract';
import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { useCallback } from 'react';
import { MoveOnFailed } from '../move-on-failed';
import { useMoveOn } from '../use-move-on';
import { foundOrganization } from './organization.queries';
import { OrganizationForm } from './organization-form';
import type { OrganizationValues } from './organization-values';

export function OrganizationPanel({ invite }: { readonly invite: SelectedInvite }) {
  const services = useServices();
  const draft = useDraft<OrganizationValues>(`organization/${invite.id}`);
  const toBilling = useCallback(() => {
    // In place of the page the guards chose: going back must not lead to a form that has been sent.
    services.navigate('/billing', { replace: true });
    services.selectInvite(undefined);
  }, [services]);
  const { state, moveOn } = useMoveOn(toBilling);

  if (state.status === 'failed') {
    return (
      <MoveOnFailed
        achieved="Your organisation is created."
        message={state.message}
        retrying={state.retrying}
        onRetry={moveOn}
      />
    );
  }
  return (
    <OrganizationForm
      invitedName={invite.organizationName}
      draft={draft}
      done={state.status === 'moving'}
      announce={services.announce}
      save={async (details) => {
        await foundOrganization(invite.id, details);
        void moveOn();
      }}
    />
  );
}

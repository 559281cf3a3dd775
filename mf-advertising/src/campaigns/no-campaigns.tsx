import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { EmptyState } from '@fleetfoot/shared/ui';

export function NoCampaigns() {
  return (
    <EmptyState icon="advertising" title="You currently have no advertising campaigns underway">
      To create one, e-mail <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
    </EmptyState>
  );
}

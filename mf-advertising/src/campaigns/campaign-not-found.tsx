import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';

export function CampaignNotFound() {
  return (
    <EmptyState
      icon="advertising"
      title="Campaign not found."
      action={
        <LinkButton variant="secondary" href="/advertising">
          All campaigns
        </LinkButton>
      }
    />
  );
}

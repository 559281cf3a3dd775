import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';

export function ReportNotFound({ campaignHref }: { readonly campaignHref: string }) {
  return (
    <EmptyState
      icon="advertising"
      title="Report not found."
      action={
        <LinkButton variant="secondary" href={campaignHref}>
          All reports of this campaign
        </LinkButton>
      }
    />
  );
}

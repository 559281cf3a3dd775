import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';

/** In place of a recurring delivery that is not there, or not any more. */
export function RecurringNotFound() {
  return (
    <EmptyState
      icon="deliveries"
      title="Recurring delivery not found."
      action={
        <LinkButton variant="secondary" href="/recurring">
          All recurring deliveries
        </LinkButton>
      }
    >
      Somebody may have deleted it.
    </EmptyState>
  );
}

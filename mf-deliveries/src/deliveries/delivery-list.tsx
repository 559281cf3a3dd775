import type { Delivery } from '@fleetfoot/shared/domain';
import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { LIST_LIMIT } from './deliveries.queries';
import { DeliveryTable } from './delivery-table';

interface DeliveryListProps {
  /** Newest first; one more than the limit means that there are more. */
  readonly deliveries: readonly Delivery[];
}

export function DeliveryList({ deliveries }: DeliveryListProps) {
  if (deliveries.length === 0) {
    return (
      <EmptyState
        icon="deliveries"
        title="No deliveries yet"
        action={<LinkButton href="/newdelivery">Create your first delivery</LinkButton>}
      >
        Deliveries of your organisation appear here as soon as someone creates them.
      </EmptyState>
    );
  }
  return (
    <>
      <DeliveryTable deliveries={deliveries.slice(0, LIST_LIMIT)} />
      {deliveries.length > LIST_LIMIT && <p>Showing the {LIST_LIMIT} newest deliveries. There are more.</p>}
    </>
  );
}

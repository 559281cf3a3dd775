import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';

export function DeliveryNotFound() {
  return (
    <EmptyState
      icon="deliveries"
      title="Delivery not found"
      action={<LinkButton href="/deliveries">All deliveries</LinkButton>}
    >
      It may have been cancelled, or the address of this page is not complete.
    </EmptyState>
  );
}

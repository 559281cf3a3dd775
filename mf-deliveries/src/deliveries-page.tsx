import { DeliveryListPage } from './deliveries/list/delivery-list-page';
import { DeliveryOutboxPanel } from './delivery-outbox-panel';

/** The list, below what waits on this device to become part of it. */
export function DeliveriesPage() {
  return (
    <DeliveryListPage>
      <DeliveryOutboxPanel />
    </DeliveryListPage>
  );
}

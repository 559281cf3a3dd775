import { DeliveryOutboxPanel } from '../sending/delivery-outbox-panel';
import { CreatedDelivery } from '../tracking/created-delivery';

/** What stands above the list now and then, in one chunk: deliveries that wait on this device, and what was just created. */
export function AboveList() {
  return (
    <>
      <DeliveryOutboxPanel />
      <CreatedDelivery />
    </>
  );
}

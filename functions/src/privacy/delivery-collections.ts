import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';

/** Every collection that holds deliveries, and so their recipients. */
export const DELIVERY_COLLECTIONS = [
  { kind: 'delivery', path: deliveries.path },
  { kind: 'cancelledDelivery', path: cancelledDeliveries.path },
  { kind: 'testDelivery', path: testDeliveries.path },
] as const;

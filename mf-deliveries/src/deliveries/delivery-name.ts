import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';

/** What people call a delivery: their own reference or, where another system left that empty, its ID. */
export function deliveryName({ external_id, id }: Delivery): string {
  return external_id || id;
}

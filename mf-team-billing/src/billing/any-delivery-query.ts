import type { CollectionQuery } from '@fleetfoot/shared/firebase';

/** At most one delivery of the organisation: an organisation without any has just begun. */
export function anyDeliveryQuery(orgId: string): CollectionQuery<true> {
  return { path: `Organizations/${orgId}/Deliveries`, limit: 1, parse: () => true };
}

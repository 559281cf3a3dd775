import { type CollectionQuery, fetchDocument, parseWith } from '@fleetfoot/shared/firebase';
import { type Delivery, DeliverySchema, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { deliverySettingsQuery, savedAddressQuery } from '../../addresses/data';

/** How many deliveries the recent contacts are taken from. */
const RECENT = 30;

const parse = parseWith(DeliverySchema);

export function recentDeliveriesQuery(orgID: string): CollectionQuery<Delivery> {
  return { path: deliveries.path(orgID), orderBy: ['created_at', 'desc'], limit: RECENT, parse };
}

/** The address where the organisation's deliveries begin; `undefined` for none, or when it was deleted. */
export async function fetchDefaultPickup(orgID: string): Promise<SavedAddress | undefined> {
  const settings = await fetchDocument(deliverySettingsQuery(orgID));
  return settings?.defaultPickupAddressID
    ? fetchDocument(savedAddressQuery(orgID, settings.defaultPickupAddressID))
    : undefined;
}

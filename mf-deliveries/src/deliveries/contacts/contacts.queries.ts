import {
  ADDRESS_LIMIT,
  addressesPath,
  DeliverySettingsSchema,
  deliverySettingsPath,
  type SavedAddress,
  SavedAddressSchema,
} from '@fleetfoot/shared/addresses';
import { type Delivery, DeliverySchema } from '@fleetfoot/shared/domain';
import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

const parseAddress = parseWith(SavedAddressSchema);
const parseSettings = parseWith(DeliverySettingsSchema);
const parseDelivery = parseWith(DeliverySchema);

/** How many deliveries the recent contacts are taken from. */
const RECENT = 30;

export function addressBook(organizationId: string): CollectionQuery<SavedAddress> {
  return {
    path: addressesPath(organizationId),
    orderBy: ['updated_at', 'desc'],
    limit: ADDRESS_LIMIT,
    parse: parseAddress,
  };
}

/** The address where the organisation's deliveries begin; `undefined` for none, or when it was deleted. */
export async function defaultPickup(
  organizationId: string,
  fetchOne: <T>(query: DocumentQuery<T>) => Promise<T | undefined>,
): Promise<SavedAddress | undefined> {
  const settings = await fetchOne({ path: deliverySettingsPath(organizationId), parse: parseSettings });
  if (!settings?.defaultPickupAddressID) return undefined;
  const path = `${addressesPath(organizationId)}/${settings.defaultPickupAddressID}`;
  return fetchOne({ path, parse: parseAddress });
}

export function recentDeliveries(organizationId: string): CollectionQuery<Delivery> {
  return {
    path: `Organizations/${organizationId}/Deliveries`,
    orderBy: ['created_at', 'desc'],
    limit: RECENT,
    parse: parseDelivery,
  };
}

import {
  ADDRESS_LIMIT,
  addressesPath,
  type DeliverySettings,
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
const RECENT = 50;

export function addressBook(organizationId: string): CollectionQuery<SavedAddress> {
  return {
    path: addressesPath(organizationId),
    orderBy: ['updated_at', 'desc'],
    limit: ADDRESS_LIMIT,
    parse: parseAddress,
  };
}

export function deliverySettings(organizationId: string): DocumentQuery<DeliverySettings> {
  return { path: deliverySettingsPath(organizationId), parse: parseSettings };
}

export function recentDeliveries(organizationId: string): CollectionQuery<Delivery> {
  return {
    path: `Organizations/${organizationId}/Deliveries`,
    orderBy: ['created_at', 'desc'],
    limit: RECENT,
    parse: parseDelivery,
  };
}

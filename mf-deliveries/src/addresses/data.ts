import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';
import {
  type DeliverySettings,
  DeliverySettingsSchema,
  deliverySettings,
} from '@fleetfoot/shared/model/delivery/delivery-records';
import {
  type SavedAddress,
  SavedAddressSchema,
  savedAddresses,
} from '@fleetfoot/shared/model/delivery/saved-address';

const parseAddress = parseWith(SavedAddressSchema);
const parseSettings = parseWith(DeliverySettingsSchema);

/** The organisation's addresses; beyond the limit, those changed last. */
export function savedAddressesQuery(orgID: string): CollectionQuery<SavedAddress> {
  return {
    path: savedAddresses.path(orgID),
    orderBy: ['updated_at', 'desc'],
    limit: savedAddresses.mostInQuery,
    parse: parseAddress,
    keep: true,
  };
}

export function savedAddressQuery(orgID: string, addressID: string): DocumentQuery<SavedAddress> {
  return { path: savedAddresses.document(orgID, addressID), parse: parseAddress };
}

/** What the organisation has settled: its default pickup. */
export function deliverySettingsQuery(orgID: string): DocumentQuery<DeliverySettings> {
  return { path: deliverySettings.document(orgID), parse: parseSettings, keep: true };
}

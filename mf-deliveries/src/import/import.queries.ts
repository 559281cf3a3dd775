import type { DeliverySettings, SavedAddress } from '@fleetfoot/shared/addresses';
import {
  ADDRESS_LIMIT,
  addressesPath,
  DeliverySettingsSchema,
  deliverySettingsPath,
  SavedAddressSchema,
} from '@fleetfoot/shared/addresses';
import {
  type CollectionQuery,
  callFunction,
  type DocumentQuery,
  fetchDocument,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import { type ImportAnswer, type ImportRow, importDeliveries } from '@fleetfoot/shared/operations';
import type { RememberedHeadings } from './mapping';
import { parseHeadings } from './parse-headings';

/** Under which the user's choice of columns is kept among the user's drafts. */
const HEADINGS_KEY = 'import-columns';

const parseAddress = parseWith(SavedAddressSchema);
const parseSettings = parseWith(DeliverySettingsSchema);

/** The organisation's address book. */
export function savedAddresses(organizationId: string): CollectionQuery<SavedAddress> {
  return { path: addressesPath(organizationId), limit: ADDRESS_LIMIT, parse: parseAddress };
}

/** What the organisation has settled: its default pickup. */
export function deliverySettings(organizationId: string): DocumentQuery<DeliverySettings> {
  return { path: deliverySettingsPath(organizationId), parse: parseSettings };
}

/** The headings that a user chose by hand before. */
export function headingStore(uid: string) {
  const path = `Users/${uid}/Drafts/${HEADINGS_KEY}`;
  return {
    recall: async () => (await fetchDocument({ path, parse: parseHeadings })) ?? {},
    remember: (headings: RememberedHeadings) =>
      setDocument(path, { id: HEADINGS_KEY, value: JSON.stringify(headings), updated_at: SERVER_TIME }),
  };
}

export type HeadingStore = ReturnType<typeof headingStore>;

/** Sends rows of an import; safe to repeat. */
export async function sendRows(
  organizationId: string,
  importID: string,
  rows: readonly ImportRow[],
): Promise<readonly ImportAnswer[]> {
  const request = { orgID: organizationId, importID, rows: [...rows] };
  return (await callFunction(importDeliveries, request)).answers;
}

import { type DeviceStoreOptions, deviceStore } from '@fleetfoot/shared/device';
import { callFunction, type DocumentQuery, SERVER_TIME, setDocument } from '@fleetfoot/shared/firebase';
import { daysFrom, PREFERENCE_DAYS, type USER_DRAFT_KEYS, userDrafts } from '@fleetfoot/shared/model';
import {
  findAddresses,
  type ImportAnswer,
  type ImportRow,
  importDeliveries,
} from '@fleetfoot/shared/operations';
import * as v from '@fleetfoot/shared/schema';
import { manifest } from '../manifest';
import type { FindAddresses } from './check/use-address-search';
import { isColumnKey } from './columns';
import type { ImportJob } from './import-job';
import type { RememberedHeadings } from './map/mapping';
import type { JobStore } from './use-import-job';

const StoredSchema = v.object({
  value: v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    v.record(v.string(), v.string()),
  ),
});

/**
 * Reads the document that headings are remembered in. A column that is no more is left out.
 * @throws ValiError or SyntaxError when it is something else
 */
function parseHeadings(data: unknown): RememberedHeadings {
  const { value } = v.parse(StoredSchema, data);
  return Object.fromEntries(Object.entries(value).filter(([key]) => isColumnKey(key)));
}

/** Under which the user's choice of columns is kept among the user's drafts. */
const HEADINGS_KEY = 'import-columns' satisfies (typeof USER_DRAFT_KEYS)[number];

/** The headings that a user chose by hand before. */
export function headingsQuery(uid: string): DocumentQuery<RememberedHeadings> {
  return { path: userDrafts.document(uid, HEADINGS_KEY), parse: parseHeadings };
}

/** @param now by the server's clock, for how long they are kept */
export function headingWrites(uid: string, now: () => Date) {
  return {
    remember: (headings: RememberedHeadings) =>
      setDocument(
        userDrafts.document(uid, HEADINGS_KEY),
        {
          id: HEADINGS_KEY,
          value: JSON.stringify(headings),
          updated_at: SERVER_TIME,
          expiresAt: daysFrom(now(), PREFERENCE_DAYS),
        },
        { isShown: false },
      ),
  };
}

/** Sends rows of an import; safe to repeat. */
export async function sendRows(
  orgID: string,
  importID: string,
  rows: readonly ImportRow[],
): Promise<readonly ImportAnswer[]> {
  const request = { orgID, importID, rows: [...rows] };
  return (await callFunction(importDeliveries, request)).answers;
}

/** Asks where addresses are, for an organisation. */
export function findAddressesOf(orgID: string): FindAddresses {
  return async (addresses) =>
    (await callFunction(findAddresses, { orgID, addresses: [...addresses] })).answers;
}

/**
 * The user's import on this device.
 * @param key of the import: there is one at a time for each
 */
export function deviceJobStore(
  options: Pick<DeviceStoreOptions, 'uid' | 'isCurrent'>,
  key: string,
): JobStore {
  const jobs = deviceStore<ImportJob>({
    ...options,
    remoteID: manifest.id,
    name: 'import',
  });
  return { load: () => jobs.get(key), save: (job) => jobs.put(key, job), clear: () => jobs.remove(key) };
}

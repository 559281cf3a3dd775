import { randomUUID } from 'node:crypto';
import { liveKeys } from '@fleetfoot/shared/model/api/api-key';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import type { Locator, Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { section } from './screens';

/** The organisation's own two keys as they are now. */
export async function keysOf(cloud: Cloud, orgID: string): Promise<{ live: string; test: string }> {
  const read = async (path: string) => (await cloud.firestore.doc(path).get()).data() ?? {};
  const [organization, liveKey] = await Promise.all([
    read(organizations.document(orgID)),
    read(liveKeys.document(orgID)),
  ]);
  return { live: String(liveKey['value']), test: String(organization['testApiKey']) };
}

/** Calls the API at the product's own address, as the customer's server does. Returns the HTTP status. */
export async function callApi(
  cloud: Cloud,
  key: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<number> {
  const { status } = await fetch(new URL(`/v1${path}`, cloud.origin), {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return status;
}

const STOP = {
  ...{ address: '12 Long Street, Cape Town', latitude: -33.9221, longitude: 18.4197 },
  ...{ name: 'Umoya Kitchen', phone_number: '021 555 0100' },
};

/** The body of a delivery on demand. */
export function apiDelivery(external_id: string): object {
  return {
    ...{ external_id, urgency_level: 'on_demand', deliverable_action: 'meet_at_door' },
    ...{ pickup: STOP, dropoff: { ...STOP, name: 'Lerato Dlamini', phone_number: '083 123 4567' } },
  };
}

/** The rows of the log, the newest first. */
export function logRows(page: Page): Locator {
  return section(page, 'Logs')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
}

/** The dialog that replaces a key. */
export function rollDialog(page: Page, name: 'API key' | 'test key') {
  const dialog = page.getByRole('dialog', { name: `Roll the ${name}?` });
  return {
    dialog,
    alert: dialog.getByRole('alert'),
    keep: dialog.getByLabel('The old key stops working'),
    confirm: dialog.getByRole('button', { name: 'Roll key' }),
    open: () => page.getByRole('button', { name: `Roll ${name}` }).click(),
  };
}

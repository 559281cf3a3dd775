import { createHmac, randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import type { Cloud } from './cloud';

/** What the local cloud and its fleet sign with. */
const KEY = Buffer.from('bG9jYWwgZmxlZXQ=', 'base64');

/** Who rides in these tests, as a fleet tells it. */
export const COURIER = { name: 'Thabo M.', phone_number: '+27825550171', vehicle_plate: 'ND 123-456' };

/**
 * Tells the product what happened to a delivery, as a fleet does; returns the HTTP status.
 * @param id the same for an event that is told again
 */
export async function tellEvent(
  cloud: Cloud,
  orgID: string,
  deliveryID: string,
  event: object,
  id: string = randomUUID(),
): Promise<number> {
  const body = JSON.stringify({ organization_id: orgID, delivery_id: deliveryID, ...event });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', KEY).update(`${id}.${timestamp}.${body}`).digest('base64');
  const { projectId } = cloud.firebase;
  const { status } = await fetch(`${cloud.functionsUrl}/${projectId}/africa-south1/fleet-events`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp },
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  return status;
}

/**
 * Tells where the courier is, again and again as a fleet does, until the page shows it. The first position may be
 * created unheard (e2e/README.md); the next one is written ten seconds later.
 */
export async function ridePast(
  tell: (event: object) => Promise<void>,
  place: { readonly latitude: number; readonly longitude: number },
  arrival: Locator,
  text: RegExp,
): Promise<void> {
  await expect(async () => {
    await tell({ type: 'position', ...place, at: new Date().toISOString() });
    await expect(arrival).toContainText(text, { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
}

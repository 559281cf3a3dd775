import { createHash, createHmac } from 'node:crypto';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Cloud } from './cloud';

/** The local cloud's. */
const SECRET = 'local-secret-of-the-tracking-links';

/** Gives a stored delivery its tracking link, past the dashboard; returns the path of its page. */
export async function linkDelivery(cloud: Cloud, orgID: string, deliveryID: string): Promise<string> {
  const derived = createHmac('sha256', SECRET).update(`${orgID}/${deliveryID}/0`).digest();
  const token = derived.subarray(0, 16).toString('base64url');
  await cloud.firestore.doc(trackingLinks.document(orgID, deliveryID)).set({
    ...{ id: deliveryID, orgID, generation: 0, changes: 0, created_at: new Date() },
    hash: createHash('sha256').update(token).digest('hex'),
  });
  return `/t/${token}`;
}

/** Opens pages as a recipient does: on a phone, signed in nowhere. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' },
    ...options,
  });
  return context.newPage();
}

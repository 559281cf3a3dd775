import { isDataLight } from '@fleetfoot/shared/device';

/** Fetches the product's typeface. Nobody waits for it, and where data is dear the page reads on in the device's own. */
export async function bringTypeface(): Promise<void> {
  if (isDataLight()) return;
  // Nobody misses it on this page; the next one tries again.
  const chunk = await import(/* webpackChunkName: "typeface" */ './typeface').catch(() => undefined);
  chunk?.offerTypeface();
}

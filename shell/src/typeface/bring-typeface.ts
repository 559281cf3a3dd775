/** What only some browsers tell of, and the types of a page leave out. */
interface Device {
  readonly connection?: { readonly saveData: boolean };
}

/** Fetches the product's typeface. Nobody waits for it, and who saves data reads on in the device's own. */
export async function bringTypeface(device: Device = navigator as Device): Promise<void> {
  if (device.connection?.saveData) return;
  // Nobody misses it on this page; the next one tries again.
  const chunk = await import(/* webpackChunkName: "typeface" */ './typeface').catch(() => undefined);
  chunk?.offerTypeface();
}

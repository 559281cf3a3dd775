import { callFunction } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { hasTrackingPage } from '@fleetfoot/shared/model/delivery/tracking';
import {
  giveTrackingLink,
  readTrackingLinks,
  revokeTrackingLink,
  TRACKING_LINKS_AT_ONCE,
} from '@fleetfoot/shared/operations';

/** What members do with the tracking link of a delivery. Both may be asked for again, and reject with an AppError. */
export interface TrackingWrites {
  /** The link's address. */
  give(): Promise<string>;
  revoke(): Promise<void>;
}

export function trackingWrites(orgID: string, deliveryID: string): TrackingWrites {
  const request = { orgID, deliveryID };
  return {
    give: async () => (await callFunction(giveTrackingLink, request)).url,
    async revoke() {
      await callFunction(revokeTrackingLink, request);
    },
  };
}

/**
 * The links of deliveries that open their pages, by the delivery's id. Asks only for what may have one.
 * @throws AppError
 */
export async function readLinks(
  orgID: string,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const ids = deliveries
    .filter((delivery) => delivery.status !== CANCELLED && hasTrackingPage(delivery, now))
    .map(({ id }) => id);
  const found = new Map<string, string>();
  for (let next = 0; next < ids.length; next += TRACKING_LINKS_AT_ONCE) {
    const deliveryIDs = ids.slice(next, next + TRACKING_LINKS_AT_ONCE);
    const { links } = await callFunction(readTrackingLinks, { orgID, deliveryIDs });
    for (const { deliveryID, url } of links) found.set(deliveryID, url);
  }
  return found;
}

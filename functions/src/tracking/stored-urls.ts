import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import type { Firestore } from 'firebase-admin/firestore';
import { stored } from '../platform/stored';
import { type TrackingSite, trackingUrl } from './token';

/** The addresses of the tracking links that deliveries have, by the delivery's id. */
export async function storedUrls(
  database: Firestore,
  site: TrackingSite,
  orgID: string,
  deliveryIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (deliveryIDs.length === 0) return new Map();
  const links = await database.getAll(
    ...deliveryIDs.map((id) => database.doc(trackingLinks.document(orgID, id))),
  );
  return new Map(
    links.flatMap((link) => {
      const url = link.exists ? trackingUrl(site, stored(trackingLinks, link)) : undefined;
      return url === undefined ? [] : [[link.id, url] as const];
    }),
  );
}

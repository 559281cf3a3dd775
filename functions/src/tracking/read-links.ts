import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { hasTrackingPage } from '@fleetfoot/shared/model/delivery/tracking';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { readDelivery } from '../api/deliveries/read-deliveries';
import type { RequestOf, ResponseOf } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { asMember } from '../platform/membership';
import { storedUrls } from './stored-urls';
import { deployedTracking } from './token';

/**
 * Reads for a member the links that open the pages of deliveries. It makes none, so the trail has nothing to tell of it.
 * @throws AppError `permission-denied`
 */
export function readTrackingLinks(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryIDs }: RequestOf<typeof operations.readTrackingLinks>,
): Promise<ResponseOf<typeof operations.readTrackingLinks>> {
  return asMember(database, caller, { orgID, action: 'delivery.share' }, async () => {
    const urls = await storedUrls(database, deployedTracking(), orgID, deliveryIDs);
    if (urls.size === 0) return { links: [] };
    const found = await database.getAll(
      ...[...urls.keys()].map((id) => database.doc(deliveries.document(orgID, id))),
    );
    const now = new Date();
    return {
      links: found.flatMap((document) => {
        const delivery = document.exists ? readDelivery(document) : undefined;
        const url = urls.get(document.id);
        return url !== undefined && delivery && hasTrackingPage(delivery, now)
          ? [{ deliveryID: document.id, url }]
          : [];
      }),
    };
  });
}

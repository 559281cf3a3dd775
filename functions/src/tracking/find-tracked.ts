import {
  type CancelledDelivery,
  cancelledDeliveries,
  courierPositions,
  deliveries,
  isOnTheRoad,
  MOST_RECIPIENT_CHANGES,
  organizations,
  type TrackingLink,
  trackingClosesAt,
  trackingLinks,
} from '@fleetfoot/shared/model';
import type { Firestore } from 'firebase-admin/firestore';
import { stored } from '../platform/stored';
import { isTokenOf, TOKEN, type TrackingSite, tokenHash } from './token';
import type { Tracked } from './tracking-view';

const DAY_MS = 86_400_000;

/** What a token opens. Of one that never was, that is revoked and whose delivery is gone nobody learns which it is. */
export type Found =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed'; readonly at: Date }
  | { readonly kind: 'open'; readonly link: TrackingLink; readonly tracked: Tracked };

const UNKNOWN: Found = { kind: 'unknown' };

async function linkOf(
  database: Firestore,
  site: TrackingSite,
  token: string,
): Promise<TrackingLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const query = database.collectionGroup(trackingLinks.name).where('hash', '==', tokenHash(token)).limit(1);
  const [document] = (await query.get()).docs;
  const link = document && stored(trackingLinks, document);
  return link && isTokenOf(site, link, token) ? link : undefined;
}

/** Finds the delivery that a token opens. */
export async function findTracked(
  database: Firestore,
  site: TrackingSite,
  token: string,
  now: Date,
): Promise<Found> {
  const link = await linkOf(database, site, token);
  if (!link) return UNKNOWN;
  const { orgID, id } = link;
  const [document, organization] = await database.getAll(
    database.doc(deliveries.document(orgID, id)),
    database.doc(organizations.document(orgID)),
  );
  const copy = document?.exists
    ? undefined
    : await database.doc(cancelledDeliveries.document(orgID, id)).get();
  const source = document?.exists ? document : copy?.exists ? copy : undefined;
  if (!source) return UNKNOWN;
  const delivery = stored(source === copy ? cancelledDeliveries : deliveries, source);
  const cancelledAt = source === copy ? (delivery as CancelledDelivery).cancelled_at : undefined;
  const closesAt = cancelledAt ? new Date(cancelledAt.getTime() + DAY_MS) : trackingClosesAt(delivery);
  if (closesAt <= now || delivery.blanked_at) return { kind: 'closed', at: closesAt };
  const riding = !cancelledAt && isOnTheRoad(delivery.status);
  const position = riding ? await database.doc(courierPositions.document(orgID, id)).get() : undefined;
  const text = (field: string) => String(organization?.get(field) ?? '');
  return {
    kind: 'open',
    link,
    tracked: {
      ...{ delivery, cancelledAt },
      position: position?.exists ? stored(courierPositions, position) : undefined,
      shop: { name: text('name'), phoneNumber: text('supportPhoneNumber') },
      isChangedOut: link.changes >= MOST_RECIPIENT_CHANGES,
    },
  };
}

import {
  type CancelledDelivery,
  cancelledDeliveries,
} from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions } from '@fleetfoot/shared/model/delivery/courier';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import { type Problem, problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { askedProof } from '@fleetfoot/shared/model/delivery/proof';
import {
  MOST_RECIPIENT_CHANGES,
  type TrackingLink,
  trackingClosesAt,
  trackingLinks,
} from '@fleetfoot/shared/model/delivery/tracking';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import type { Firestore } from 'firebase-admin/firestore';
import { stored } from '../platform/stored';
import { readableUntil } from './problem-state';
import { isTokenOf, pinOf, TOKEN, type TrackingSite, tokenHash } from './token';
import type { Tracked } from './tracking-view';

const DAY_MS = 86_400_000;

/** What a token opens; of a page that is closed, the problem whose answer can still be read. Of one that never was, that is revoked and whose delivery is gone nobody learns which it is. */
export type Found =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed'; readonly at: Date; readonly problem?: Problem | undefined }
  | { readonly kind: 'open'; readonly link: TrackingLink; readonly tracked: Tracked };

const UNKNOWN: Found = { kind: 'unknown' };

/** The problem that the recipient has reported last. */
async function problemOf(
  database: Firestore,
  { orgID, id, problems: count = 0 }: TrackingLink,
): Promise<Problem | undefined> {
  if (count === 0) return undefined;
  const path = problems.document(orgID, problemID(id, count, 'recipient'));
  const document = await database.doc(path).get();
  return document.exists ? stored(problems, document) : undefined;
}

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
  if (delivery.blanked_at) return { kind: 'closed', at: closesAt };
  const problem = await problemOf(database, link);
  if (closesAt <= now) {
    const isReadable = problem !== undefined && readableUntil(problem) > now;
    return { kind: 'closed', at: closesAt, problem: isReadable ? problem : undefined };
  }
  const riding = !cancelledAt && isOnTheRoad(delivery.status);
  const position = riding ? await database.doc(courierPositions.document(orgID, id)).get() : undefined;
  const text = (field: string) => String(organization?.get(field) ?? '');
  return {
    kind: 'open',
    link,
    tracked: {
      ...{ delivery, cancelledAt, problem },
      position: position?.exists ? stored(courierPositions, position) : undefined,
      shop: { name: text('name'), phoneNumber: text('supportPhoneNumber') },
      isChangedOut: link.changes >= MOST_RECIPIENT_CHANGES,
      doorPin: askedProof(delivery) === 'pin' ? pinOf(site, link) : undefined,
    },
  };
}

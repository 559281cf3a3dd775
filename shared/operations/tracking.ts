import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Most links in one call. */
export const TRACKING_LINKS_AT_ONCE = 500;

/** Largest call, in bytes: as many of the longest ids. */
const MOST_BYTES = TRACKING_LINKS_AT_ONCE * 140;

const UrlSchema = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/));

/**
 * Gives the link by which a recipient follows a delivery; the same at every call until it is revoked. For members, like the
 * next ones.
 */
export const giveTrackingLink = operation(
  'giveTrackingLink',
  { orgID: documentID, deliveryID: documentID },
  v.object({ url: UrlSchema }),
);

/** Ends the link of a delivery: it opens nothing any more, and the next one is another. Idempotent. */
export const revokeTrackingLink = operation(
  'revokeTrackingLink',
  { orgID: documentID, deliveryID: documentID },
  v.object({}),
);

/**
 * Reads the links that deliveries have and that open their pages: none of one that was never shared, whose link is revoked, or
 * whose page is closed. Makes no link.
 */
export const readTrackingLinks = operation(
  'readTrackingLinks',
  {
    orgID: documentID,
    deliveryIDs: v.pipe(v.array(documentID), v.minLength(1), v.maxLength(TRACKING_LINKS_AT_ONCE)),
  },
  v.object({ links: v.array(v.object({ deliveryID: v.string(), url: UrlSchema })) }),
  { mostBytes: MOST_BYTES, isRead: true },
);

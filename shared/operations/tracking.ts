import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/**
 * Gives the link by which a recipient follows a delivery; the same at every call until it is revoked. For members, like the
 * next.
 */
export const giveTrackingLink = operation(
  'giveTrackingLink',
  { orgID: documentID, deliveryID: documentID },
  v.object({ url: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)) }),
);

/** Ends the link of a delivery: it opens nothing any more, and the next one is another. Idempotent. */
export const revokeTrackingLink = operation(
  'revokeTrackingLink',
  { orgID: documentID, deliveryID: documentID },
  v.object({}),
);

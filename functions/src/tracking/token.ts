import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TrackingLink } from '@fleetfoot/shared/model/delivery/tracking';
import { defineSecret } from 'firebase-functions/params';
import { siteOrigin } from '../page/site-files';
import { sha256 } from '../platform/sha256';

/** Derives the tokens of tracking links. Another value ends every link at once. */
export const trackingSecret = defineSecret('TRACKING_SECRET');

/** Characters of a secret that nobody guesses. */
const LEAST_SECRET = 32;
const TOKEN_BYTES = 16;
const PIN_DIGITS = 4;
/** 128 bits, as an address has them. */
export const TOKEN = /^[\w-]{21}[AQgw]$/;

/** Where tracking links lead, and what their tokens are derived from. */
export interface TrackingSite {
  readonly origin: string;
  readonly secret: string;
}

/** What a token is of. */
export type TokenOf = Pick<TrackingLink, 'id' | 'orgID' | 'generation'>;

function derive({ secret }: Pick<TrackingSite, 'secret'>, what: string): Buffer {
  if (secret.length < LEAST_SECRET)
    throw new Error(`TRACKING_SECRET has less than ${LEAST_SECRET} characters.`);
  return createHmac('sha256', secret).update(what).digest();
}

/**
 * The token of a delivery's link: the same whenever it is asked for, and another once the link was revoked.
 * @throws Error for a secret that could be guessed
 */
export function tokenOf(site: Pick<TrackingSite, 'secret'>, { orgID, id, generation }: TokenOf): string {
  const derived = derive(site, `${orgID}/${id}/${generation}`);
  return derived.subarray(0, TOKEN_BYTES).toString('base64url');
}

/**
 * The PIN by which a recipient proves who they are: four digits, the same until the link is revoked, and stored nowhere.
 * @throws Error for a secret that could be guessed
 */
export function pinOf(site: Pick<TrackingSite, 'secret'>, { orgID, id, generation }: TokenOf): string {
  const derived = derive(site, `pin/${orgID}/${id}/${generation}`);
  // Of 48 bits, so that no PIN is likelier than another.
  return String(derived.readUIntBE(0, 6) % 10 ** PIN_DIGITS).padStart(PIN_DIGITS, '0');
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return sha256(token);
}

/** Whether a token is the one that this deployment derives: one of a secret before this one opens nothing. */
export function isTokenOf(site: TrackingSite, link: TokenOf, token: string): boolean {
  const [derived, given] = [Buffer.from(tokenOf(site, link)), Buffer.from(token)];
  return derived.length === given.length && timingSafeEqual(derived, given);
}

/** The address of a stored link; `undefined` for one that is revoked, or of a secret before this one. */
export function trackingUrl(site: TrackingSite, link: TrackingLink): string | undefined {
  const token = tokenOf(site, link);
  return link.hash === tokenHash(token) ? `${site.origin}/t/${token}` : undefined;
}

/** The link of a delivery that has none yet. */
export function newTrackingLink(
  site: TrackingSite,
  { orgID, id, generation = 0 }: Omit<TokenOf, 'generation'> & { readonly generation?: number },
  now: Date,
): TrackingLink {
  const hash = tokenHash(tokenOf(site, { orgID, id, generation }));
  return { id, orgID, generation, hash, created_at: now, changes: 0 };
}

/** The site of this deployment. */
export function deployedTracking(): TrackingSite {
  return { origin: siteOrigin(process.env), secret: trackingSecret.value() };
}

import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import { VITALS_LIMITS } from '@fleetfoot/shared/vitals';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { warn as logWarning } from 'firebase-functions/logger';
import type { Request } from 'firebase-functions/v2/https';
import { fetchTemplate, siteOrigin } from '../page/site-files';
import { takeBody } from '../platform/bodies';
import { createBuckets } from '../platform/buckets';
import { addressOf } from '../platform/client-address';
import { database } from '../platform/database';
import { deployedStore } from '../releases/deployed-registry';
import { haltWhenWorse } from '../releases/halt-when-worse';
import { kept } from '../releases/kept';
import { createHealthCounter, type HealthCounter } from './health-counter';
import { knownVersions } from './known-versions';
import { type HealthCounts, type ReadVitals, readVitals } from './read-vitals';

const DAY_MS = 86_400_000;
/** How long figures are of use. */
const KEPT_DAYS = 90;
/** Beacons of one address: at once, and as many a minute. A tab sends about two a minute, an office has many tabs. */
const ADDRESS = { size: 300, perMs: 300 / 60_000 };

/** What counting works with. */
export interface VitalsServices {
  readonly counter: HealthCounter;
  /** Whether there is such a version of a remote. */
  readonly isKnown: (remote: string, version: string) => boolean;
  /** Whether one more beacon of this address is taken. */
  readonly admits: (address: string) => boolean;
  readonly log: (failure: ReadVitals['failures'][number]) => void;
}

/** A beacon as it was sent. */
export interface SentBeacon {
  readonly method: string;
  readonly contentType: string;
  /** What the browser says of the page that sends it: `same-origin`; `undefined` of older browsers. */
  readonly site: string | undefined;
  readonly address: string;
  readonly body: Buffer;
}

/** Adds a beacon to the figures of the versions that it tells of. Returns the status of the answer. */
export async function takeVitals(
  services: VitalsServices,
  { method, contentType, site, address, body }: SentBeacon,
): Promise<204 | 403 | 405 | 413 | 415 | 429> {
  if (method !== 'POST') return 405;
  if (site !== undefined && site !== 'same-origin') return 403;
  if (!/^application\/json\b/.test(contentType)) return 415;
  if (body.length > VITALS_LIMITS.bytes) return 413;
  if (!services.admits(address)) return 429;
  const { counts, failures } = readVitals(body, services.isKnown);
  for (const failure of failures) services.log(failure);
  await services.counter.add(counts);
  return 204;
}

/** Adds to the stored figures of a version: `mf-deliveries@1.2.0`. */
export async function storeHealth(
  database: Firestore,
  id: string,
  { buckets, ...figures }: HealthCounts,
  now = new Date(),
): Promise<void> {
  const at = id.lastIndexOf('@');
  const added = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, FieldValue.increment(count)]));
  const document = {
    ...{ remote: id.slice(0, at), version: id.slice(at + 1) },
    ...added(figures),
    ...Object.fromEntries(Object.entries(buckets).map(([name, counts]) => [name, added(counts)])),
    updatedAt: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MS),
  };
  await database.doc(releaseHealth.document(id)).set(document, { merge: true });
}

/** A limit of beacons by address, which knows of this instance only and is written nowhere. */
export function addressLimit(now: () => number = Date.now): (address: string) => boolean {
  const buckets = createBuckets(ADDRESS);
  return (address) => {
    const left = buckets.left(address, now());
    if (left < 1) return false;
    buckets.put(address, left - 1, now());
    return true;
  };
}

// A version is counted as soon as a statement names it.
const isKnown = kept({
  load: async () => {
    const [releases, template] = await Promise.all([
      deployedStore().all(),
      fetchTemplate(siteOrigin(process.env)),
    ]);
    return knownVersions(releases, template.assets.scripts);
  },
  freshMs: 5_000,
  retryMs: 5_000,
});
const counter = createHealthCounter({
  async store(id, counts) {
    await storeHealth(database(), id, counts);
    await haltWhenWorse(database(), id.slice(0, id.lastIndexOf('@')));
  },
});
const admits = addressLimit();

/** Answers a beacon that a browser sends to this deployment. Returns the status of the answer. */
export async function answerVitals(request: Request): Promise<number> {
  const services: VitalsServices = {
    counter,
    admits,
    isKnown: await isKnown(),
    log: (failure) => logWarning('vitals', failure),
  };
  return takeVitals(services, {
    method: request.method,
    contentType: request.get('content-type') ?? '',
    site: request.get('sec-fetch-site'),
    address: addressOf(request, 'site'),
    body: await takeBody(request, VITALS_LIMITS.bytes),
  });
}

import { metresBetween, stopsOf } from '@fleetfoot/shared/model/delivery/arrival';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  askedProof,
  MOST_PIN_TRIES,
  PROOF_DAYS,
  type Proof,
  type ProofKind,
  pinTries,
} from '@fleetfoot/shared/model/delivery/proof';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { record, systemActor } from '../../platform/audit';
import { keepDaysOf } from '../../privacy/set-privacy-clock';
import { pinOf, type TrackingSite, tokenHash, tokenOf } from '../../tracking/token';
import type { ProofGiven } from '../fleet-events';
import type { Brought } from './clean-pictures';

const DAY_MS = 86_400_000;

/** What a fleet is told that has not brought what is asked for, in its own words for it. */
export interface ProofRefusal {
  readonly result: 'proof_missing' | 'proof_invalid' | 'pin_wrong' | 'pin_refused';
  /** What has to come with the next try. */
  readonly asks: readonly (keyof ProofGiven)[];
  readonly tries_left?: number;
}

const ASKS: Readonly<Record<ProofKind, readonly (keyof ProofGiven)[]>> = {
  none: [],
  name: ['received_by'],
  signature: ['signature'],
  photo: ['photo'],
  pin: ['pin'],
};
const INSTEAD_OF_PIN: readonly (keyof ProofGiven)[] = ['received_by', 'photo'];

interface Place {
  readonly database: Firestore;
  readonly orgID: string;
  readonly site: Pick<TrackingSite, 'secret'>;
  readonly now: Date;
  /** Whether the fleet brings proof. */
  readonly asksProof: boolean;
}

/** What is to be judged of a proof, all read before anything is written. */
export interface Judged {
  readonly delivery: DocumentSnapshot;
  readonly link: DocumentSnapshot;
  readonly tries: DocumentSnapshot;
  readonly keepDays: number;
}

/** Whether there is anything to judge: nothing is read of a delivery of which nothing is asked and to which nothing came. */
export function isProved(
  place: Pick<Place, 'asksProof'>,
  delivery: DocumentSnapshot,
  { given }: Brought,
): boolean {
  return askedOf(place, delivery) !== 'none' || broughtKind(given) !== 'none';
}

/** Reads what a proof of a delivery is judged by. */
export async function readJudged(
  transaction: Transaction,
  { database, orgID }: Pick<Place, 'database' | 'orgID'>,
  delivery: DocumentSnapshot,
): Promise<Judged> {
  const [link, tries, settings] = (await transaction.getAll(
    database.doc(trackingLinks.document(orgID, delivery.id)),
    database.doc(pinTries.document(orgID, delivery.id)),
    database.doc(privacySettings.document(orgID)),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  return { delivery, link, tries, keepDays: keepDaysOf(settings) };
}

function triedIn(tries: DocumentSnapshot): readonly string[] {
  return (tries.get('events') as string[] | undefined) ?? [];
}

/** Counts a wrong PIN, once for each event; the last one is told. */
function countWrong(
  transaction: Transaction,
  { database, orgID, now }: Place,
  { delivery, tries }: Judged,
  eventID: string,
): ProofRefusal {
  const told = triedIn(tries);
  const events = told.includes(eventID) ? told : [...told, eventID];
  if (events !== told) {
    const expiresAt = new Date(now.getTime() + PROOF_DAYS * DAY_MS);
    transaction.set(tries.ref, { id: delivery.id, orgID, events, at: now, expiresAt });
    if (events.length === MOST_PIN_TRIES) {
      record(transaction, database, orgID, {
        ...{ kind: 'delivery.pinRefused', actor: systemActor('fleet') },
        object: {
          id: delivery.id,
          label: String(delivery.get('external_id') ?? delivery.id),
          path: delivery.ref.path,
        },
      });
    }
  }
  if (events.length >= MOST_PIN_TRIES) return { result: 'pin_refused', asks: INSTEAD_OF_PIN };
  return { result: 'pin_wrong', asks: ASKS.pin, tries_left: MOST_PIN_TRIES - events.length };
}

function proofOf(
  { orgID, now }: Place,
  { delivery, keepDays }: Judged,
  { received_by, photo, signature, place }: ProofGiven,
  how: Pick<Proof, 'kind' | 'pin'>,
): Proof {
  const expiresAt = new Date(now.getTime() + Math.min(PROOF_DAYS, keepDays) * DAY_MS);
  const known = { id: delivery.id, orgID, at: now, ...how, expiresAt };
  // Whoever received it was forgotten before they did: nothing of them is taken anew.
  if (delivery.get('blanked_at')) return { ...known, received_by: '' };
  const dropoff = stopsOf(delivery.data() as Delivery)?.dropoff;
  return {
    ...{ ...known, received_by },
    ...(place && { place }),
    ...(place && dropoff && { metres: Math.round(metresBetween(place, dropoff)) }),
    ...(photo && { photo }),
    ...(signature && { signature }),
  };
}

/** The PIN that stands on the tracking page; `undefined` where nobody can read one: the link was never made, or revoked. */
function pinOnPage({ orgID, site }: Place, { delivery, link }: Judged): string | undefined {
  const generation = (link.get('generation') as number | undefined) ?? 0;
  const of = { orgID, id: delivery.id, generation };
  return link.get('hash') === tokenHash(tokenOf(site, of)) ? pinOf(site, of) : undefined;
}

/** What comes instead of a PIN that was wrong too often, or that nobody can know. */
function judgeWithoutPin(
  place: Place,
  judged: Judged,
  brought: Brought,
  how: Pick<Proof, 'pin'>,
): Proof | ProofRefusal {
  const short = shortOf(brought, INSTEAD_OF_PIN);
  if (!short) return proofOf(place, judged, brought.given, { kind: 'photo', ...how });
  const isOfPin = short.result === 'proof_missing' && brought.given.pin !== undefined;
  return isOfPin ? { result: 'pin_refused', asks: INSTEAD_OF_PIN } : short;
}

/** What is missing of what is asked for, or is no picture. */
function shortOf({ given, bad }: Brought, asks: ProofRefusal['asks']): ProofRefusal | undefined {
  const broken = bad.filter((picture) => asks.includes(picture));
  if (broken.length > 0) return { result: 'proof_invalid', asks: broken };
  return asks.some((field) => !given[field]) ? { result: 'proof_missing', asks } : undefined;
}

/** What is asked for of a delivery at the door: of a fleet that brings no proof yet, nothing. */
function askedOf({ asksProof }: Pick<Place, 'asksProof'>, delivery: DocumentSnapshot): ProofKind {
  return asksProof ? askedProof(delivery.data() as Delivery) : 'none';
}

/**
 * Whether what was given at the door is what was asked for. A PIN that is wrong too often is given up, as is one that
 * nobody can know, and a name and a photo are asked for instead.
 * @returns what is kept, or what has to come with the next try
 */
export function judgeProof(
  transaction: Transaction,
  place: Place,
  judged: Judged,
  { id, brought }: { readonly id: string; readonly brought: Brought },
): Proof | ProofRefusal {
  const { given } = brought;
  const asked = askedOf(place, judged.delivery);
  if (asked !== 'pin') {
    const short = shortOf(brought, ASKS[asked]);
    return short ?? proofOf(place, judged, given, { kind: asked === 'none' ? broughtKind(given) : asked });
  }
  const tried = triedIn(judged.tries);
  if (tried.length >= MOST_PIN_TRIES) return judgeWithoutPin(place, judged, brought, { pin: 'refused' });
  const pin = pinOnPage(place, judged);
  if (pin === undefined) return judgeWithoutPin(place, judged, brought, {});
  const short = shortOf(brought, ASKS.pin);
  if (short) return short;
  if (tried.includes(id) || given.pin !== pin) return countWrong(transaction, place, judged, id);
  return proofOf(place, judged, given, { kind: 'pin', pin: 'confirmed' });
}

/** What a courier brought without being asked. */
function broughtKind({ photo, signature, received_by }: ProofGiven): ProofKind {
  if (photo) return 'photo';
  if (signature) return 'signature';
  return received_by ? 'name' : 'none';
}

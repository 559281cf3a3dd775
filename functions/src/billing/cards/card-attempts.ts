import { dayOf } from '@fleetfoot/shared/billing';
import { AppError, SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import {
  CARD_ATTEMPT_LIMITS,
  type CardAttemptKind,
  type CardAttemptScope,
  type CardAttempts,
  cardAttempts,
  userCardAttempts,
} from '@fleetfoot/shared/model/billing/card-attempts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { record } from '../../platform/audit';
import type { Writes } from '../../platform/decide';
import type { Told } from '../services';

const DAY_MS = 86_400_000;
/** The counts of a day are of no use after it; kept a little longer to answer questions about it. */
const KEPT_MS = 3 * DAY_MS;

const SCOPES: readonly CardAttemptScope[] = ['member', 'user', 'organization'];

/** A try with a card. */
export interface CardTry {
  readonly orgID: string;
  /** Who tries. */
  readonly uid: string;
  /** Day in South Africa. */
  readonly day: string;
  /** The same for the same try, so that it is counted once. */
  readonly key: string;
}

/** The counts of a day, as they were read. */
export interface TriesOfDay {
  readonly organization: DocumentSnapshot;
  readonly user: DocumentSnapshot;
}

/** Where the tries of a day are counted: of the organisation, and of the user. */
export function triesOf(
  database: Firestore,
  { orgID, uid, day }: Omit<CardTry, 'key'>,
): readonly [DocumentReference, DocumentReference] {
  return [
    database.doc(cardAttempts.document(orgID, day)),
    database.doc(userCardAttempts.document(`${uid}_${day}`)),
  ];
}

function parse(document: DocumentSnapshot): CardAttempts {
  return v.parse(cardAttempts.schema, document.data() ?? {});
}

/** The limit that a user has met; `undefined` while they may try. */
function metLimit(
  organization: CardAttempts,
  user: CardAttempts,
  kind: CardAttemptKind,
  uid: string,
): CardAttemptScope | undefined {
  const all = Object.values(organization[kind]);
  const counts: Readonly<Record<CardAttemptScope, number>> = {
    member: all.filter((by) => by === uid).length,
    user: Object.keys(user[kind]).length,
    organization: all.length,
  };
  return SCOPES.find((scope) => counts[scope] >= CARD_ATTEMPT_LIMITS[kind][scope]);
}

/** A limit that was met, and whether Admins have not been told yet. */
export interface MetLimit {
  readonly kind: CardAttemptKind;
  readonly scope: CardAttemptScope;
  readonly isNew: boolean;
}

const WHAT: Readonly<Record<CardAttemptKind, string>> = {
  setups: 'begun to add a card too often',
  declines: 'had too many cards refused or left unpaid',
};

/** What somebody is told who has met a limit: when it is possible again, and whom to ask. */
export function tooManyTries({ kind, scope }: Omit<MetLimit, 'isNew'>): AppError {
  const limit = `${kind} of ${scope}`;
  const again = 'It is possible again from midnight, South African time.';
  const userMessage =
    scope === 'member'
      ? `You have ${WHAT[kind]} today. ${again} Until then, ask an Admin or another member of your organisation to do it.`
      : scope === 'organization'
        ? `Your organisation has ${WHAT[kind]} today. ${again} If it cannot wait, write to ${SUPPORT_EMAIL}.`
        : `You have ${WHAT[kind]} today, in all your organisations together. ${again} If it cannot wait, write to ${SUPPORT_EMAIL}.`;
  return new AppError('resource-exhausted', `Card attempts of today are used up: ${limit}.`, { userMessage });
}

const LABELS: Readonly<Record<CardAttemptKind, string>> = {
  setups: 'Cards begun to be added',
  declines: 'Cards refused or left unpaid',
};

/** Tells Admins of a limit that was met, once a day for each. */
export function recordMetLimit(
  batch: Writes['batch'],
  database: Firestore,
  { orgID, uid, day }: CardTry,
  { kind, scope, isNew }: MetLimit,
  told: Told,
): void {
  if (!isNew) return;
  record(batch, database, orgID, {
    kind: 'card.attemptsLimited',
    ...told,
    object: { id: `${uid}_${day}`, label: LABELS[kind] },
    after: { most: CARD_ATTEMPT_LIMITS[kind][scope], counted: scope },
  });
}

function expiry(day: string): Timestamp {
  return Timestamp.fromMillis(Date.parse(day) + KEPT_MS);
}

/**
 * Counts a try, unless one of the limits of `kinds` is met: then nothing is counted, and it is written down that Admins
 * were told.
 * @param kinds the first is what is counted
 */
export function countTry(
  { organization, user }: TriesOfDay,
  { write }: Pick<Writes, 'write'>,
  { uid, day, key }: CardTry,
  kinds: readonly [CardAttemptKind, ...CardAttemptKind[]],
): MetLimit | undefined {
  const [ofAll, ofUser] = [parse(organization), parse(user)];
  const expiresAt = expiry(day);
  for (const kind of kinds) {
    const scope = metLimit(ofAll, ofUser, kind, uid);
    if (!scope) continue;
    const mark = `${kind} ${scope} ${scope === 'organization' ? '' : uid}`.trim();
    const isNew = !ofAll.told.includes(mark);
    if (isNew) write(organization, { told: [...ofAll.told, mark], expiresAt });
    return { kind, scope, isNew };
  }
  const [counted] = kinds;
  write(organization, { [counted]: { ...ofAll[counted], [key]: uid }, expiresAt });
  write(user, { [counted]: { ...ofUser[counted], [key]: uid }, expiresAt });
  return undefined;
}

/** Whether a try of a user's was counted on that day. */
export function isCounted(user: DocumentSnapshot, kind: CardAttemptKind, key: string): boolean {
  return key in parse(user)[kind];
}

/** Takes a try out again, such as one that was paid in the end. */
export function forgetTry(
  batch: Writes['batch'],
  database: Firestore,
  kind: CardAttemptKind,
  { key, ...of }: CardTry,
): void {
  for (const ref of triesOf(database, of)) {
    batch.set(ref, { [kind]: { [key]: FieldValue.delete() }, expiresAt: expiry(of.day) }, { merge: true });
  }
}

/** The present day in South Africa. */
export function today(): string {
  return dayOf(new Date());
}

import { AppError, parseContactNumber } from '@fleetfoot/shared/domain';
import { maskedNumber } from '@fleetfoot/shared/model/privacy/delivery-privacy';
import {
  PRIVACY_REQUEST_DAYS,
  type PrivacyRequest,
  privacyRequests,
} from '@fleetfoot/shared/model/privacy/privacy';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { type Actor, memberActor, type Origin, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { detailsOf, findHeld } from './held-entries';
import { heldProofs } from './held-proofs';

const DAY_MS = 86_400_000;

/** Who asks about a number, and where from. */
export interface Asker {
  readonly actor: Actor;
  readonly from: Origin;
}

/** @throws AppError `invalid-argument` for what cannot be a telephone number */
export function numberOf(typed: string): string {
  const phoneNumber = parseContactNumber(typed);
  if (phoneNumber !== undefined) return phoneNumber;
  throw new AppError('invalid-argument', 'This is no telephone number.', {
    userMessage: 'Enter a phone number such as 082 123 4567.',
  });
}

/** Keeps that a number was asked about, and what came of it, without the number. */
export function recordRequest(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  { actor, from }: Asker,
  answer: Pick<PrivacyRequest, 'kind' | 'found' | 'erased'> & { readonly phoneNumber: string },
): void {
  const { phoneNumber, ...kept } = answer;
  const reference = database.collection(privacyRequests.path(orgID)).doc();
  const now = Date.now();
  const request: PrivacyRequest = {
    id: reference.id,
    at: new Date(now),
    by: actor.kind === 'member' ? actor.id : 'operator',
    number: maskedNumber(phoneNumber),
    ...kept,
    expiresAt: new Date(now + PRIVACY_REQUEST_DAYS * DAY_MS),
  };
  transaction.create(reference, { ...request });
  record(transaction, database, orgID, {
    kind: `privacy.${kept.kind}`,
    actor,
    object: { id: reference.id, label: request.number, path: reference.path },
    after: { found: kept.found, erased: kept.erased },
    from,
  });
}

/** The answer to what is held about a number, within a transaction that keeps that it was given. */
export async function answerAboutNumber(
  transaction: Transaction,
  database: Firestore,
  { orgID, phoneNumber: typed, details }: RequestOf<typeof operations.findPersonalData>,
  asker: Asker,
): Promise<ResponseOf<typeof operations.findPersonalData>> {
  const phoneNumber = numberOf(typed);
  const { held, more } = await findHeld(transaction, database, { orgID, phoneNumber, now: new Date() });
  const proofOf = details ? await heldProofs(transaction, database, orgID, held) : undefined;
  const kind = details ? 'exported' : 'found';
  recordRequest(transaction, database, orgID, asker, { kind, phoneNumber, found: held.length, erased: 0 });
  const entries = held.map((one) => ({
    ...one.entry,
    ...(details && { details: { ...detailsOf(one), ...proofOf?.(one) } }),
  }));
  return { phoneNumber, entries, more };
}

/**
 * Tells an Admin what the organisation holds about a number as somebody typed it.
 * @throws AppError `permission-denied` unless an Admin calls; `invalid-argument` for what is no number
 */
export function findPersonalData(
  database: Firestore,
  caller: Caller,
  request: RequestOf<typeof operations.findPersonalData>,
): Promise<ResponseOf<typeof operations.findPersonalData>> {
  const asker = { actor: memberActor(caller), from: originOf(caller) };
  return asAdmin(database, caller, { orgID: request.orgID, action: 'privacy.find' }, (transaction) =>
    answerAboutNumber(transaction, database, request, asker),
  );
}

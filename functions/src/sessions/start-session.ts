import { users } from '@fleetfoot/shared/model/team/people';
import {
  devices,
  GUARDED_WITHOUT_END,
  isTrusted,
  NEVER_GUARDED,
  type Session,
  sessions,
} from '@fleetfoot/shared/model/team/session';
import type * as operations from '@fleetfoot/shared/operations';
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { guardHours, sessionPath } from '../platform/guard';
import { inTransaction } from '../platform/in-transaction';
import { sha256 } from '../platform/sha256';
import { stored } from '../platform/stored';
import { deviceLabel } from './device-label';
import { alertEverywhere, membershipsOf, recordEverywhere } from './tell-teams';

const HOUR_MS = 3_600_000;
const KEPT_DAYS = 400;

/** When a session or a device that is used now is forgotten. */
function expiryFrom(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + KEPT_DAYS * 24 * HOUR_MS);
}

interface Known {
  readonly device: DocumentSnapshot;
  /** Whether the token's number is not the one of the profile. */
  readonly hasOtherNumber: boolean;
}

/** From when on a device is trusted. */
async function guardOf(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  { device, hasOtherNumber }: Known,
  now: Date,
): Promise<Date> {
  const hours = guardHours();
  if (hours === 0) return NEVER_GUARDED;
  if (device.exists) {
    const known = stored(devices, device);
    return known.reportedAt || hasOtherNumber ? GUARDED_WITHOUT_END : known.guardedUntil;
  }
  if (hasOtherNumber) return GUARDED_WITHOUT_END;
  const ofUser = database.collection(devices.path(uid));
  const [any, reported] = await Promise.all([
    transaction.get(ofUser.limit(1)),
    transaction.get(ofUser.orderBy('reportedAt').limit(1)),
  ]);
  if (any.empty) return NEVER_GUARDED;
  return reported.empty ? new Date(now.getTime() + hours * HOUR_MS) : GUARDED_WITHOUT_END;
}

function answerOf({ id, ...session }: Session, now: Date): ResponseOf<typeof operations.startSession> {
  const guardedUntil = isTrusted(session, now) ? undefined : session.guardedUntil.getTime();
  return { sessionID: id, ...(guardedUntil !== undefined && { guardedUntil }) };
}

/**
 * Enters the caller's sign-in and its device. The account's first device is known; on another the sign-in is guarded, and
 * the Admins of the user's organisations are told.
 */
export function startSession(
  database: Firestore,
  caller: Caller,
  { deviceKey, agent }: RequestOf<typeof operations.startSession>,
): Promise<ResponseOf<typeof operations.startSession>> {
  const { uid, address, phoneNumber } = caller;
  // Of user and key: by their devices, two users of one browser are not linked.
  const deviceID = sha256(`${uid} ${deviceKey}`);
  const sessionRef = database.doc(sessionPath(caller));
  const deviceRef = database.doc(devices.document(uid, deviceID));
  const profileRef = database.doc(users.document(uid));

  return inTransaction(database, async (transaction) => {
    const now = new Date();
    const expiresAt = expiryFrom(now);
    const [present, device, profile] = await transaction.getAll(sessionRef, deviceRef, profileRef);
    if (!device) throw new Error('A document that was asked for is not answered.');
    const known = present?.exists ? stored(sessions, present) : undefined;
    // An answer, not a refusal: of all that may refuse a call, only this is a reason to sign out.
    if (known?.endedAt) return { sessionID: known.id, isEnded: true };
    if (known?.deviceID === deviceID) {
      transaction.update(sessionRef, { lastSeen: now, address, expiresAt });
      transaction.update(deviceRef, { lastSeen: now, expiresAt });
      return answerOf(known, now);
    }

    const number: unknown = profile?.get('phoneNumber');
    const hasOtherNumber = typeof number === 'string' && number !== phoneNumber;
    const guardedUntil = await guardOf(database, transaction, uid, { device, hasOtherNumber }, now);
    const session: Session = {
      ...{ id: sessionRef.id, deviceID, device: deviceLabel(agent), address },
      ...{ createdAt: now, lastSeen: now, guardedUntil },
    };
    const isTold = !device.exists && !isTrusted(session, now);
    const memberships = isTold ? await membershipsOf(database, transaction, uid) : [];
    if (known) {
      // Two sign-ins of one user in one second: neither may lend the other its trust.
      if (known.guardedUntil < guardedUntil) transaction.update(sessionRef, { guardedUntil });
      return answerOf({ ...known, guardedUntil: latest(known.guardedUntil, guardedUntil) }, now);
    }
    transaction.create(sessionRef, { ...session, expiresAt });
    if (device.exists) transaction.update(deviceRef, { lastSeen: now, expiresAt });
    else transaction.create(deviceRef, { firstSeen: now, lastSeen: now, guardedUntil, expiresAt });
    const told = { uid, session, actor: memberActor(caller), from: originOf(caller) };
    alertEverywhere(transaction, database, memberships, told);
    recordEverywhere(transaction, database, memberships, 'session.startedOnNewDevice', told);
    return answerOf(session, now);
  });
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

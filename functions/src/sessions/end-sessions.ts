import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { devices, type Session, sessions } from '@fleetfoot/shared/model/team/session';
import type * as operations from '@fleetfoot/shared/operations';
import { getAuth } from 'firebase-admin/auth';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { app } from '../platform/database';
import { asAdmin, asSelf, noSuchTeam } from '../platform/membership';
import { stored } from '../platform/stored';
import { noSuchSession } from './approve-session';
import { closeAlerts, membershipsOf, openAlertsOf, recordEverywhere } from './tell-teams';

type Request = RequestOf<typeof operations.endSessions>;

/** Each writes a few documents for each organisation of the user, and a transaction has an end. */
const MOST_AT_ONCE = 50;

/** The sessions that are meant: one and those on its device when it is a stranger's, one alone, or all. */
async function meant(
  database: Firestore,
  transaction: Transaction,
  { uid, sessionID, isStrange }: Request,
): Promise<readonly DocumentSnapshot[]> {
  const ofUser = database.collection(sessions.path(uid));
  if (sessionID === undefined) {
    // Of more than this, the ones that were used last.
    return (await transaction.get(ofUser.orderBy('lastSeen', 'desc').limit(MOST_AT_ONCE))).docs;
  }
  const one = await transaction.get(ofUser.doc(sessionID));
  if (!one.exists) throw noSuchSession();
  if (!isStrange) return [one];
  const sameDevice = ofUser.where('deviceID', '==', one.get('deviceID')).limit(MOST_AT_ONCE);
  return (await transaction.get(sameDevice)).docs;
}

async function end(
  database: Firestore,
  transaction: Transaction,
  caller: Caller,
  request: Request,
): Promise<void> {
  const { uid, isStrange } = request;
  const now = new Date();
  const ending = (await meant(database, transaction, request)).map((found) => ({
    ref: found.ref,
    session: stored(sessions, found),
  }));
  const memberships = await membershipsOf(database, transaction, uid);
  const alerts = await openAlertsOf(database, transaction, memberships, uid);
  const fresh = ending.filter(({ session }) => session.endedAt === undefined);
  for (const { ref } of fresh) transaction.update(ref, { endedAt: now, endedBy: caller.uid });
  if (isStrange)
    reportDevices(
      transaction,
      database,
      uid,
      ending.map(({ session }) => session),
      now,
    );
  if (fresh.length === 0) return;
  const endedSessions = FieldValue.arrayUnion(...fresh.map(({ session }) => Number(session.id)));
  for (const { ref } of memberships) transaction.update(ref, { endedSessions });
  closeAlerts(
    transaction,
    alerts,
    fresh.map(({ session }) => session.id),
  );
  for (const { session } of fresh) {
    const told = { uid, session, actor: memberActor(caller), from: originOf(caller) };
    recordEverywhere(transaction, database, memberships, 'session.ended', told);
  }
}

/** No time makes a device known that somebody has said to be a stranger's. */
function reportDevices(
  transaction: Transaction,
  database: Firestore,
  uid: string,
  ending: readonly Session[],
  reportedAt: Date,
): void {
  for (const deviceID of new Set(ending.map((session) => session.deviceID))) {
    transaction.set(database.doc(devices.document(uid, deviceID)), { reportedAt }, { merge: true });
  }
}

/** An account that is gone has no tokens any more. */
async function revokeTokens(uid: string): Promise<void> {
  try {
    await getAuth(app()).revokeRefreshTokens(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

/**
 * Ends sign-ins of a user: functions and rules refuse them at once. For the user, who on a guarded sign-in ends that one
 * only, and for Admins of the user's organisation. Ending all of them revokes the refresh tokens too.
 * @throws AppError `permission-denied`, `guarded-session`; `not-found` for a sign-in that is not there
 */
export async function endSessions(
  database: Firestore,
  caller: Caller,
  request: Request,
): Promise<ResponseOf<typeof operations.endSessions>> {
  const { uid, sessionID, orgID } = request;
  if (uid === caller.uid) {
    const isPresent = sessionID === String(caller.session) && !request.isStrange;
    await asSelf(database, caller, isPresent ? 'session.endPresent' : 'session.endOwn', (transaction) =>
      end(database, transaction, caller, request),
    );
  } else if (orgID === undefined) {
    throw noSuchTeam();
  } else {
    const memberRef = database.doc(teamMembers.document(orgID, uid));
    await asAdmin(database, caller, { orgID, action: 'session.end' }, async (transaction) => {
      if (!(await transaction.get(memberRef)).exists) throw noSuchSession();
      await end(database, transaction, caller, request);
    });
  }
  // Of one user all are revoked or none: ending one must not sign out the device that the owner still has.
  if (sessionID === undefined) await revokeTokens(uid);
  return {};
}

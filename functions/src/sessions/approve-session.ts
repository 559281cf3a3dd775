import { AppError } from '@fleetfoot/shared/domain';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { devices, isTrusted, sessions } from '@fleetfoot/shared/model/team/session';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin, asSelf, noSuchTeam } from '../platform/membership';
import { stored } from '../platform/stored';
import { closeAlerts, membershipsOf, openAlertsOf, recordEverywhere } from './tell-teams';

/** The refusal of a sign-in that nobody, or somebody else, has; the same for both. */
export function noSuchSession(): AppError {
  return new AppError('not-found', 'The user has no such session.', {
    userMessage: 'This sign-in is no longer there.',
  });
}

/** Approves a sign-in and its device, with all other sign-ins on it. */
async function approve(
  database: Firestore,
  transaction: Transaction,
  caller: Caller,
  { uid, sessionID }: RequestOf<typeof operations.approveSession>,
): Promise<void> {
  const now = new Date();
  const sessionRef = database.doc(sessions.document(uid, sessionID));
  const found = await transaction.get(sessionRef);
  if (!found.exists) throw noSuchSession();
  const session = stored(sessions, found);
  if (session.endedAt) {
    throw new AppError('failed-precondition', 'The session was ended.', {
      userMessage: 'This sign-in was ended already. Nothing was changed.',
    });
  }
  if (isTrusted(session, now)) return;
  const sameDevice = database
    .collection(sessions.path(uid))
    .where('deviceID', '==', session.deviceID)
    .limit(sessions.mostInQuery);
  const onDevice = (await transaction.get(sameDevice)).docs;
  const memberships = await membershipsOf(database, transaction, uid);
  const alerts = await openAlertsOf(database, transaction, memberships, uid);
  for (const { ref } of onDevice) transaction.update(ref, { guardedUntil: now, approvedBy: caller.uid });
  const deviceRef = database.doc(devices.document(uid, session.deviceID));
  // Merged: a device that was forgotten meanwhile is known again.
  transaction.set(deviceRef, { guardedUntil: now, approvedBy: caller.uid }, { merge: true });
  closeAlerts(
    transaction,
    alerts,
    onDevice.map(({ id }) => id),
  );
  const told = { uid, session, actor: memberActor(caller), from: originOf(caller) };
  recordEverywhere(transaction, database, memberships, 'session.approved', told);
}

/**
 * Lets a guarded sign-in do everything its user may do. For an Admin of the user's organisation who is somebody else,
 * and for the user on a device that is known: a guarded sign-in can approve none, itself least of all.
 * @throws AppError `permission-denied`, `guarded-session`, `fresh-code-needed`; `not-found` for a sign-in that is not
 * there; `failed-precondition` for one that was ended
 */
export async function approveSession(
  database: Firestore,
  caller: Caller,
  request: RequestOf<typeof operations.approveSession>,
): Promise<ResponseOf<typeof operations.approveSession>> {
  const { uid, orgID } = request;
  if (uid === caller.uid) {
    await asSelf(database, caller, 'session.approveOwn', (transaction) =>
      approve(database, transaction, caller, request),
    );
  } else if (orgID === undefined) {
    throw noSuchTeam();
  } else {
    const memberRef = database.doc(teamMembers.document(orgID, uid));
    await asAdmin(database, caller, { orgID, action: 'session.approve' }, async (transaction) => {
      if (!(await transaction.get(memberRef)).exists) throw noSuchSession();
      await approve(database, transaction, caller, request);
    });
  }
  return {};
}

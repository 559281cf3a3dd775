import { AppError, formatDateTime } from '@fleetfoot/shared/domain';
import { type Action, isGuarded, needsFreshCode, type OwnAction } from '@fleetfoot/shared/model/team/policy';
import { GUARDED_WITHOUT_END, isTrusted, sessions } from '@fleetfoot/shared/model/team/session';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Caller } from './caller';
import { stored } from './stored';

const USUAL_HOURS = 24;

/** How long a code counts as fresh, in milliseconds. */
export const FRESH_MS = 15 * 60_000;

/**
 * How long a sign-in on a new device is guarded, in hours; 0 when neither guard nor fresh codes are asked for. Anything
 * that is no number of hours is as if nothing were set.
 */
export function guardHours(): number {
  const set = process.env['FLEETFOOT_GUARD_HOURS']?.trim() || USUAL_HOURS;
  const hours = Number(set);
  return hours >= 0 && Number.isFinite(hours) ? hours : USUAL_HOURS;
}

/** Path of the document of the caller's sign-in. */
export function sessionPath({ uid, session }: Caller): string {
  return sessions.document(uid, String(session));
}

/** The refusal of a sign-in that was ended. */
export function sessionEnded(): AppError {
  return new AppError('unauthenticated', 'This session was ended.');
}

/** Whether the sign-in's document has to be read before an action. */
export function asksForSession(action: Action | OwnAction | undefined): boolean {
  return action !== undefined && isGuarded(action) && guardHours() > 0;
}

/** @param guardedUntil not there for a sign-in that was never started */
function stillGuarded(guardedUntil: Date | undefined): AppError {
  const hasEnd = guardedUntil !== undefined && guardedUntil < GUARDED_WITHOUT_END;
  const end = hasEnd ? `until ${formatDateTime(guardedUntil)}, or ` : '';
  return new AppError('guarded-session', 'The session is guarded.', {
    userMessage: `You signed in on a new device. This waits ${end}until an Admin approves it, or you do on a device that you used before.`,
  });
}

/**
 * Whether the caller's sign-in may do it: not while it is guarded, and what is risky only with a fresh code.
 * @param signIn its document; one that is not there is guarded
 * @throws AppError `unauthenticated` for one that was ended, `guarded-session`, `fresh-code-needed`
 */
export function assertTrusted(
  signIn: DocumentSnapshot | undefined,
  { session }: Caller,
  action: Action | OwnAction,
  now = new Date(),
): void {
  const known = signIn?.exists ? stored(sessions, signIn) : undefined;
  if (known?.endedAt) throw sessionEnded();
  if (!known || !isTrusted(known, now)) throw stillGuarded(known?.guardedUntil);
  if (needsFreshCode(action) && now.getTime() - session * 1_000 > FRESH_MS) {
    throw new AppError('fresh-code-needed', 'The last code is older than 15 minutes.');
  }
}

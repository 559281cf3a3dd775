import type { PendingCode } from '@fleetfoot/shared/firebase';
import { type SignInProblem, signInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';

// In memory on purpose: a code that was sent is worth nothing after a reload, and nothing of it belongs on disk.
let pending: PendingCode | undefined;

/** The code that was sent and not yet entered, shared by /login and /verify. */
export function readPendingCode(): PendingCode | undefined {
  return pending;
}

/** Remembers a code that was sent. */
export function keepPendingCode(code: PendingCode): void {
  pending = code;
}

/** Forgets the code: it was used, or the session is over. */
export function dropPendingCode(): void {
  pending = undefined;
}

export type FirebaseDoor = typeof import('@fleetfoot/shared/firebase');

/** Loads the Firebase door on demand: the sign-in page must be ready to type in before it. */
export function openFirebase(): Promise<FirebaseDoor> {
  return import('@fleetfoot/shared/firebase');
}

/**
 * Runs a step of signing in.
 * @param step sends or confirms a code
 * @param onUnknown gets what no message was foreseen for
 * @returns the problem, or `undefined` when the step succeeded
 */
export async function runStep(
  step: (firebase: FirebaseDoor) => Promise<void>,
  onUnknown: (error: unknown) => void,
): Promise<SignInProblem | undefined> {
  let firebase: FirebaseDoor | undefined;
  try {
    firebase = await openFirebase();
    await step(firebase);
    return undefined;
  } catch (error) {
    // Without a connection the bot check fails in ways that have no code of their own.
    if (!navigator.onLine) return 'offline';
    const problem = firebase ? signInProblem(error) : 'unknown';
    // A request that fails beside a connection is not explained by one that is missing.
    if (problem !== 'unknown' && problem !== 'offline') return problem;
    onUnknown(error);
    return 'unknown';
  }
}

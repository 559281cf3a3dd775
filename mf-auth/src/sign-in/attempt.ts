import type { SignInProblem } from '@fleetfoot/shared/firebase';
import { type FirebaseDoor, openFirebase } from './open-firebase';

/**
 * Runs a step of signing in.
 * @param step sends or confirms a code
 * @param onUnknown gets what no message was foreseen for
 * @returns the problem, or `undefined` when the step succeeded
 */
export async function attempt(
  step: (firebase: FirebaseDoor) => Promise<void>,
  onUnknown: (error: unknown) => void,
): Promise<SignInProblem | undefined> {
  let firebase: FirebaseDoor | undefined;
  try {
    firebase = await openFirebase();
    await step(firebase);
    return undefined;
  } catch (error) {
    const problem = firebase?.signInProblem(error) ?? 'unknown';
    if (problem !== 'unknown') return problem;
    // Without a connection the bot check fails in ways that have no code of their own.
    if (!navigator.onLine) return 'offline';
    onUnknown(error);
    return 'unknown';
  }
}

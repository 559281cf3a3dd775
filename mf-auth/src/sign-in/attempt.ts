import { type SignInProblem, signInProblem } from '@fleetfoot/shared/firebase';

/**
 * Runs a step of signing in.
 * @param step sends or confirms a code
 * @param onUnknown gets what no message was foreseen for
 * @returns the problem, or `undefined` when the step succeeded
 */
export async function attempt(
  step: () => Promise<void>,
  onUnknown: (error: unknown) => void,
): Promise<SignInProblem | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    const problem = signInProblem(error);
    if (problem !== 'unknown') return problem;
    // Without a connection the bot check fails in ways that have no code of their own.
    if (!navigator.onLine) return 'offline';
    onUnknown(error);
    return 'unknown';
  }
}

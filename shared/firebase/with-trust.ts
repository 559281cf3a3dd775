import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { startSession } from './present-session';

/** Asks the user for a new code; resolves with whether one was entered. */
export type AskForCode = () => Promise<boolean>;

let ask: AskForCode | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks for a code when a server function wants one. */
export function askForCodeWith(next: AskForCode): void {
  ask = next;
}

/** Several calls that want a code at once are answered by one. */
function askOnce(asked: AskForCode): Promise<boolean> {
  asking ??= asked().finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Calls a server function, and once more when it wants a new code and got one, or when the server had not heard yet which
 * device this is.
 * @param start tells the server, and resolves with what it knows then
 * @throws AppError of the call; `fresh-code-needed` when no code was entered
 */
export async function withTrust<T>(call: () => Promise<T>, start = () => startSession(true)): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'guarded-session' && (await start()).guardedUntil === undefined)
      return withTrust(call, fail(error));
    if (code !== 'fresh-code-needed' || !ask) throw error;
    if (await askOnce(ask)) return call();
    throw new AppError('fresh-code-needed', 'No code was entered.', {
      userMessage: 'Nothing was changed: this needs a new code.',
      cause: error,
    });
  }
}

/** The server was told already: whatever it refuses now stays refused. */
function fail(error: unknown): () => Promise<never> {
  return () => Promise.reject(error);
}

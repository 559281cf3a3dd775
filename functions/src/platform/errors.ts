import { type AppErrorCode, toAppError, userMessageFor } from '@fleetfoot/shared/domain';
import { error as logError } from 'firebase-functions/logger';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';

function statusOf(code: AppErrorCode): FunctionsErrorCode {
  if (code === 'offline') return 'unavailable';
  if (code === 'guarded-session' || code === 'fresh-code-needed') return 'failed-precondition';
  return code === 'timeout' ? 'deadline-exceeded' : code;
}

/**
 * What the client gets to know of a failure: a code and a sentence for the user. Of an unexpected failure it learns
 * nothing else.
 */
export function toHttpsError(error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  const { code, message, userMessage } = toAppError(error);
  if (code === 'internal') {
    return new HttpsError('internal', 'internal', { code, userMessage: userMessageFor(code) });
  }
  return new HttpsError(statusOf(code), message, { code, userMessage });
}

/**
 * Does work for a client, and logs an unexpected failure once, under the operation's name.
 * @throws HttpsError for every failure
 */
export async function withClientErrors<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const told = toHttpsError(error);
    if (told.code === 'internal' && told !== error) logError(name, error);
    throw told;
  }
}

import { type AppErrorCode, toAppError, userMessageFor } from '@fleetfoot/shared/domain';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';

function statusOf(code: AppErrorCode): FunctionsErrorCode {
  if (code === 'offline') return 'unavailable';
  return code === 'timeout' ? 'deadline-exceeded' : code;
}

/**
 * What the client gets to know of a failure: a code and a sentence for the user. Of a failure nobody foresaw it learns
 * nothing else.
 */
export function toHttpsError(error: unknown): HttpsError {
  const { code, message, userMessage } = toAppError(error);
  if (code === 'internal') {
    return new HttpsError('internal', 'internal', { code, userMessage: userMessageFor(code) });
  }
  return new HttpsError(statusOf(code), message, { code, userMessage });
}

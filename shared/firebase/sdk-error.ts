import { AppError, type AppErrorCode, isAppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import { faultOf } from '../federation/runtime/ask-again';

/** SDK codes without their product prefix; what is not listed is `internal`. */
const CODES = new Map<string, AppErrorCode>(
  Object.entries({
    unavailable: 'offline',
    'network-request-failed': 'offline',
    'deadline-exceeded': 'timeout',
    timeout: 'timeout',
    unauthenticated: 'unauthenticated',
    'user-token-expired': 'unauthenticated',
    'invalid-user-token': 'unauthenticated',
    'user-not-found': 'unauthenticated',
    'permission-denied': 'permission-denied',
    'user-disabled': 'permission-denied',
    'not-found': 'not-found',
    'already-exists': 'already-exists',
    'invalid-argument': 'invalid-argument',
    'out-of-range': 'invalid-argument',
    'invalid-phone-number': 'invalid-argument',
    'missing-phone-number': 'invalid-argument',
    'invalid-verification-code': 'invalid-argument',
    'invalid-verification-id': 'invalid-argument',
    'missing-code': 'invalid-argument',
    'code-expired': 'failed-precondition',
    'failed-precondition': 'failed-precondition',
    aborted: 'failed-precondition',
    'operation-not-allowed': 'failed-precondition',
    'billing-not-enabled': 'failed-precondition',
    'resource-exhausted': 'resource-exhausted',
    'quota-exceeded': 'resource-exhausted',
    'too-many-requests': 'resource-exhausted',
  } satisfies Record<string, AppErrorCode>),
);

/** Said while the browser has a connection: nobody is offline then. */
export const UNREACHED = 'The server cannot be reached. Check your connection and try again.';

const CHUNK_MISSING = 'A part of the page could not be loaded. Check your connection and try again.';
const CHUNK_DAMAGED = 'A part of the page arrived damaged and was not used. Try again in a moment.';

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

function codeOf(error: unknown): AppErrorCode {
  const code = textOf(error, 'code') ?? '';
  // The functions SDK reports a request that never got an answer as `internal` with the HTTP status 0.
  if (code === 'functions/internal' && textOf(error, 'message')?.endsWith('[0]')) return 'offline';
  return CODES.get(code.slice(code.indexOf('/') + 1)) ?? 'internal';
}

/**
 * Any failure of the Firebase SDK, or of loading it, as an AppError.
 * @param online what the browser says about its connection; `false` outranks whatever the SDK made of it
 */
export function fromSdkError(error: unknown, online: boolean): AppError {
  if (fieldOf(error, 'name') === 'AppError') return toAppError(error);
  const message = textOf(error, 'message') ?? String(error);
  if (!online) return new AppError('offline', message, { cause: error });
  if (fieldOf(error, 'name') === 'ChunkLoadError') {
    const userMessage = faultOf(error) === 'damaged' ? CHUNK_DAMAGED : CHUNK_MISSING;
    return new AppError('offline', message, { cause: error, userMessage });
  }
  const details = fieldOf(error, 'details');
  const stated = fieldOf(details, 'code');
  const code = isAppErrorCode(stated) ? stated : codeOf(error);
  const userMessage = textOf(details, 'userMessage') ?? (code === 'offline' ? UNREACHED : undefined);
  return new AppError(code, message, {
    cause: error,
    ...(userMessage === undefined ? {} : { userMessage }),
  });
}

/** Whether an error says no more than that there was no answer. */
export function isUnreachable({ code }: AppError): boolean {
  return code === 'offline' || code === 'timeout';
}

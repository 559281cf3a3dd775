/** Why an operation failed, in the vocabulary of gRPC status codes plus the browser's own reasons. */
export type AppErrorCode =
  | 'offline'
  | 'timeout'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'invalid-argument'
  | 'failed-precondition'
  | 'resource-exhausted'
  /** The sign-in is on a new device that nobody has approved yet. */
  | 'guarded-session'
  /** The last code is too old for this; with a new one the same call succeeds. */
  | 'fresh-code-needed'
  | 'internal';

const USER_MESSAGES: Record<AppErrorCode, string> = {
  offline: 'You are offline. Check your connection and try again.',
  timeout: 'This is taking longer than it should. Check your connection and try again.',
  unauthenticated: 'Your session has ended. Sign in again.',
  'permission-denied': 'You do not have access to this. Ask an Admin of your organisation.',
  'not-found': 'This no longer exists.',
  'already-exists': 'This exists already.',
  'invalid-argument': 'Some of the details are not right. Check them and try again.',
  'failed-precondition': 'This cannot be done right now. Reload the page and try again.',
  'resource-exhausted': 'Too many attempts. Wait a few minutes and try again.',
  'guarded-session': 'This has to wait: you signed in on a new device.',
  'fresh-code-needed': 'This needs a new code. Try again and enter it.',
  internal: 'Something went wrong on our side. Try again in a moment.',
};

/** A failure with a code to act on, a message for developers and one for users. Compare by code, never by class. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  /** What the user reads; says what to do next. */
  readonly userMessage: string;
  /** Whether what was asked for may have been done all the same: its answer was lost. */
  readonly isInDoubt: boolean;

  constructor(
    code: AppErrorCode,
    message: string,
    options: { userMessage?: string; cause?: unknown; isInDoubt?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.userMessage = options.userMessage ?? USER_MESSAGES[code];
    this.isInDoubt = options.isInDoubt ?? false;
  }
}

function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'userMessage' in error;
}

/** Any thrown value as an AppError; what is not one already is `internal`. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return new AppError('internal', error instanceof Error ? error.message : String(error), { cause: error });
}

/** Whether a value from elsewhere is one of our codes. */
export function isAppErrorCode(code: unknown): code is AppErrorCode {
  return typeof code === 'string' && Object.hasOwn(USER_MESSAGES, code);
}

/** The standard user message of a code. */
export function userMessageFor(code: AppErrorCode): string {
  return USER_MESSAGES[code];
}

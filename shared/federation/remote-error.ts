/**
 * What went wrong with a remote:
 * `unreachable` its server did not answer, or it is switched off; `timeout` a step took too long; `stale` its files
 * are gone, as after a deploy; `malformed` what came is not a remote; `incompatible` it was built for another shell;
 * `crashed` its own code failed.
 */
export type RemoteErrorKind = 'unreachable' | 'timeout' | 'stale' | 'malformed' | 'incompatible' | 'crashed';

/** A failure of one remote. Compare by `kind`. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly kind: RemoteErrorKind;

  constructor(kind: RemoteErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Any thrown value as a RemoteError; what is not one already gets `kind`. */
export function toRemoteError(error: unknown, kind: RemoteErrorKind): RemoteError {
  if (error instanceof Error && error.name === 'RemoteError') return error as RemoteError;
  return new RemoteError(kind, error instanceof Error ? error.message : String(error), error);
}

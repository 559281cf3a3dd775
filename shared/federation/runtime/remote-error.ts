/**
 * What went wrong with a remote:
 * `disabled` the registry switches it off; `unreachable` its server did not answer; `timeout` a step took too long;
 * `stale` its files are gone, as after a deploy; `damaged` a file of it is not what was published; `malformed` what came is
 * not a remote; `incompatible` it was built for another shell; `crashed` its own code failed.
 */
export type RemoteErrorKind =
  | 'disabled'
  | 'unreachable'
  | 'timeout'
  | 'stale'
  | 'damaged'
  | 'malformed'
  | 'incompatible'
  | 'crashed';

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

/**
 * Why a statement is not believed:
 * `unsigned` there is no signature; `foreign` the key is none of this remote's team; `forged` the signature is of other bytes;
 * `malformed` what was signed is no statement, or one about something else; `elsewhere` it is for another deployment;
 * `older` a newer one is known; `unverifiable` this browser cannot check signatures.
 */
export type ReleaseErrorCode =
  | 'unsigned'
  | 'foreign'
  | 'forged'
  | 'malformed'
  | 'elsewhere'
  | 'older'
  | 'unverifiable';

/** A statement that is not believed. Compare by `code`. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

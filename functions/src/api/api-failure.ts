import { API_ERRORS, type ApiErrorCode, type WrongField } from '@fleetfoot/shared/api';

interface Details {
  /** What is wrong, where the code's own words do not say enough. */
  readonly message?: string;
  /** The field or parameter that is wrong. */
  readonly param?: string;
  /** Every field or parameter that is wrong, the first one too. */
  readonly errors?: readonly WrongField[];
  /** Headers that the answer needs. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Kept out of the log, which must not grow with a flood. */
  readonly isUnlogged?: boolean;
}

/** A request that is refused, and what its sender gets to know. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ApiErrorCode;
  readonly details: Details;

  constructor(code: ApiErrorCode, details: Details = {}) {
    super(details.message ?? API_ERRORS[code][2]);
    this.code = code;
    this.details = details;
  }
}

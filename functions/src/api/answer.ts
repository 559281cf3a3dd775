import { API_ERRORS, type ApiError } from '@fleetfoot/shared/api';
import { ApiFailure } from './api-failure';

/** A response, before HTTP. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

/** The answer to a request that is refused or that failed; it tells no details of an unexpected failure. */
export function failureAnswer(failure: unknown, requestID: string): Answer {
  const { code, message, details } = failure instanceof ApiFailure ? failure : new ApiFailure('internal');
  const [status, type] = API_ERRORS[code];
  const { param, errors, headers = {} } = details;
  const body: ApiError = {
    error: {
      ...{ type, code, message },
      ...(param !== undefined && { param }),
      ...(errors && { errors: [...errors] }),
      request_id: requestID,
    },
  };
  return {
    status,
    headers: { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...headers },
    body,
  };
}

import type { RouteContext } from './api-call';
import { ApiFailure } from './api-failure';
import { pathOf } from './match-route';
import type { Mark } from './once';
import { requestHash, sha256 } from './request-hash';

const HEADER = 'Idempotency-Key';

/**
 * The mark of a request's Idempotency-Key; `undefined` without one. Live and test requests do not meet, and a rolled
 * key goes on where the old one was.
 * @throws ApiFailure `request_invalid` for a key that is too long or not plain text
 */
export function keyMark({ call, mode }: RouteContext, body: unknown): Mark | undefined {
  const key = call.header(HEADER);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ApiFailure('request_invalid', {
      message: 'Use 1 to 255 letters, digits and signs, without spaces.',
      param: HEADER,
    });
  }
  return { id: sha256(`key ${mode} ${key}`), requestHash: requestHash(call.method, pathOf(call.url), body) };
}

/** @throws ApiFailure `idempotency_key_missing` */
export function requiredKeyMark(context: RouteContext, body: unknown): Mark {
  const mark = keyMark(context, body);
  if (!mark) throw new ApiFailure('idempotency_key_missing', { param: HEADER });
  return mark;
}

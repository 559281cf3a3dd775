import { cleanText } from '@fleetfoot/shared/domain';
import { sha256 } from '../platform/sha256';
import type { RouteContext } from './api-call';
import { ApiFailure } from './api-failure';
import { pathOf } from './match-route';
import type { Mark } from './once';
import { wrongFields } from './parse-request';

/** The header by which a request is known again. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A body as it is compared: its texts are clean, and its fields in order. */
function sorted(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [cleanText(key), sorted(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Tells whether two requests ask for the same: the order of fields, spaces and characters that show nothing do not count. */
export function requestHash(method: string, path: string, body: unknown): string {
  return sha256(JSON.stringify([method, path, sorted(body)]));
}

/**
 * The mark of a request's Idempotency-Key; `undefined` without one. Live and test requests do not meet, and a rolled
 * key goes on where the old one was.
 * @throws ApiFailure `request_invalid` for a key that is too long or not plain text
 */
export function keyMark({ call, mode }: RouteContext, body: unknown): Mark | undefined {
  const key = call.header(IDEMPOTENCY_KEY);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'Use 1 to 255 letters, digits and signs, without spaces.';
    throw wrongFields([{ param: IDEMPOTENCY_KEY, message }]);
  }
  return { id: sha256(`key ${mode} ${key}`), requestHash: requestHash(call.method, pathOf(call.url), body) };
}

/** @throws ApiFailure `idempotency_key_missing` */
export function requiredKeyMark(context: RouteContext, body: unknown): Mark {
  const mark = keyMark(context, body);
  if (!mark) throw new ApiFailure('idempotency_key_missing', { param: IDEMPOTENCY_KEY });
  return mark;
}

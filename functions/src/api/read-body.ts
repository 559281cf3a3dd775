import { API_LIMITS } from '@fleetfoot/shared/api';
import { jsonIn } from '../platform/bodies';
import type { ApiCall } from './api-call';
import { ApiFailure } from './api-failure';

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType ?? '');
}

/**
 * A body may be small and its content large: it is refused before anything is read of it.
 * @throws ApiFailure `content_type_unsupported`
 */
export function refuseCompressed({ rawBody, header }: ApiCall): void {
  const encoding = header('content-encoding')?.trim().toLowerCase() || 'identity';
  if (rawBody.length === 0 || encoding === 'identity') return;
  const message = 'Send the body as it is, without a Content-Encoding.';
  throw new ApiFailure('content_type_unsupported', { message });
}

/** @throws ApiFailure `body_too_large` */
export function requireSmallBody({ rawBody }: ApiCall): void {
  if (rawBody.length > API_LIMITS.bodyBytes) throw new ApiFailure('body_too_large');
}

/** How many objects and lists may lie in each other: more than the API has, and few enough to walk through. */
const DEEPEST = 8;

/**
 * What cannot be taken of JSON, before anything is made of it: depths that nothing could walk through, and texts that are
 * none. What texts may hold is said field by field.
 */
function problemIn(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    return /\p{Cs}/u.test(value) ? 'Send whole characters: half of one is here.' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return 'Too many objects or lists lie in each other here.';
  for (const [key, inner] of Object.entries(value)) {
    const problem = problemIn(key, depth) ?? problemIn(inner, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * The JSON of a request.
 * @throws ApiFailure `content_type_unsupported`, `request_invalid`
 */
export function readBody({ rawBody, header }: ApiCall): object {
  if (!isJson(header('content-type'))) throw new ApiFailure('content_type_unsupported');
  const body = jsonIn(rawBody);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiFailure('request_invalid', { message: 'Send a JSON object.' });
  }
  const message = problemIn(body);
  if (message !== undefined) throw new ApiFailure('request_invalid', { message });
  return body;
}

/** @throws ApiFailure for a body with anything in it */
export function requireNoBody(call: ApiCall): void {
  if (call.rawBody.length === 0) return;
  if (JSON.stringify(readBody(call)) !== '{}') {
    throw new ApiFailure('request_invalid', { message: 'This request has no fields.' });
  }
}

import { API_LIMITS } from '@fleetfoot/shared/api';
import type { ApiCall } from './api-call';
import { ApiFailure } from './api-failure';

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType ?? '');
}

/** @throws ApiFailure `body_too_large` */
export function requireSmallBody({ rawBody }: ApiCall): void {
  if (rawBody.length > API_LIMITS.bodyBytes) throw new ApiFailure('body_too_large');
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The JSON of a request.
 * @throws ApiFailure `content_type_unsupported`, `request_invalid`
 */
export function readBody({ rawBody, header }: ApiCall): object {
  if (!isJson(header('content-type'))) throw new ApiFailure('content_type_unsupported');
  const body = jsonOf(rawBody);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new ApiFailure('request_invalid', { message: 'Send a JSON object.' });
}

/** @throws ApiFailure for a body with anything in it */
export function requireNoBody(call: ApiCall): void {
  if (call.rawBody.length === 0) return;
  if (JSON.stringify(readBody(call)) !== '{}') {
    throw new ApiFailure('request_invalid', { message: 'This request has no fields.' });
  }
}

import * as v from 'valibot';
import { API_LIMITS } from './limits';

/** Everything that can be wrong with a request: the HTTP status, the kind, and what it says without further details. */
export const API_ERRORS = {
  request_invalid: [400, 'invalid_request', 'The request is not right.'],
  idempotency_key_missing: [400, 'invalid_request', 'Send an Idempotency-Key header with this request.'],
  key_missing: [401, 'authentication', 'Send your key as "Authorization: Bearer <key>".'],
  key_invalid: [401, 'authentication', 'There is no such key.'],
  key_expired: [401, 'authentication', 'This key has been replaced or revoked, or its time is over.'],
  credit_limit_reached: [
    402,
    'payment',
    'What your organisation owes for trips and has under way would be above its limit. Pay the open trips in Billing or wait until trips end, then send the request again.',
  ],
  browser_not_allowed: [
    403,
    'permission',
    'Keys are secrets: call the API from your server, not from a browser.',
  ],
  scope_missing: [403, 'permission', 'This key may not do this. Use one whose scopes include it.'],
  route_not_found: [404, 'not_found', 'There is nothing at this address.'],
  delivery_not_found: [404, 'not_found', 'There is no delivery with this ID.'],
  quote_not_found: [404, 'not_found', 'There is no quote with this ID.'],
  method_not_allowed: [405, 'invalid_request', 'This address does not take this method.'],
  idempotency_key_in_use: [
    409,
    'conflict',
    'A request with this Idempotency-Key is still under way. Send it again.',
  ],
  delivery_not_cancellable: [
    409,
    'conflict',
    'Only a delivery that is not collected and is Unpaid can be cancelled. E-mail support to stop this one.',
  ],
  delivery_not_editable: [
    409,
    'conflict',
    'Only a delivery that is not collected, and whose details are still there, can be edited.',
  ],
  quote_not_usable: [
    409,
    'conflict',
    'This quote has expired or is of another trip. Ask for a new one, or leave quote_id out.',
  ],
  body_too_large: [413, 'invalid_request', `The body is larger than ${API_LIMITS.bodyBytes / 1024} KB.`],
  content_type_unsupported: [415, 'invalid_request', 'Send JSON, with "Content-Type: application/json".'],
  idempotency_key_reused: [
    422,
    'conflict',
    'This Idempotency-Key belongs to another request. Use a new one.',
  ],
  address_not_found: [
    422,
    'conflict',
    'This address is not known in South Africa. Check it, or send its latitude and longitude.',
  ],
  ambiguous_address: [
    422,
    'conflict',
    'This address is not one exact place. Send the latitude and longitude of a candidate, or of your own.',
  ],
  road_missing: [422, 'conflict', 'There is no road between these places.'],
  rate_limited: [429, 'rate_limit', 'Too many requests. Wait as long as Retry-After says.'],
  roads_unavailable: [503, 'api_error', 'Roads cannot be measured right now. Send the request again.'],
  addresses_unavailable: [
    503,
    'api_error',
    'Addresses cannot be looked up right now. Send the request again, or send latitude and longitude.',
  ],
  internal: [500, 'api_error', 'Something went wrong on our side. Send the request again.'],
} as const satisfies Record<string, readonly [status: number, type: string, message: string]>;

export type ApiErrorCode = keyof typeof API_ERRORS;

export const API_ERROR_CODES = Object.keys(API_ERRORS) as ApiErrorCode[];

const API_ERROR_TYPES = [...new Set(API_ERROR_CODES.map((code) => API_ERRORS[code][1]))];

const AddressCandidateSchema = v.strictObject({
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

const WrongFieldSchema = v.strictObject({
  param: v.pipe(v.string(), v.description('The field or parameter.')),
  message: v.pipe(v.string(), v.description('What is wrong with it.')),
  candidates: v.optional(
    v.pipe(v.array(AddressCandidateSchema), v.description('Places that an ambiguous address may mean.')),
  ),
});

/** The body of every answer that is not a success. */
export const ApiErrorSchema = v.strictObject({
  error: v.strictObject({
    type: v.pipe(v.picklist(API_ERROR_TYPES), v.description('The kind of error.')),
    code: v.pipe(v.picklist(API_ERROR_CODES), v.description('The error. Compare by this.')),
    message: v.pipe(v.string(), v.description('What is wrong, for the developer who reads it.')),
    param: v.optional(
      v.pipe(v.string(), v.description('The field or parameter that is wrong: pickup.phone_number.')),
    ),
    errors: v.optional(
      v.pipe(
        v.array(WrongFieldSchema),
        v.maxLength(API_LIMITS.errorsMax),
        v.description(
          `Every field or parameter that is wrong, up to ${API_LIMITS.errorsMax}; message and param are of the first.`,
        ),
      ),
    ),
    request_id: v.pipe(v.string(), v.description('The request, as in the Request-Id header and in the log.')),
  }),
});

/** A place that an address may mean. */
export type AddressCandidate = v.InferOutput<typeof AddressCandidateSchema>;
/** A field or parameter that is wrong, and how. */
export type WrongField = v.InferOutput<typeof WrongFieldSchema>;
export type ApiError = v.InferOutput<typeof ApiErrorSchema>;

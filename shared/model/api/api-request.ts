import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { ApiModeSchema } from './api-key';

/** Classes of an HTTP status that an answer of the API can have. */
export const STATUS_CLASSES = ['2xx', '4xx', '5xx'] as const;

/** A request to the API. No bodies, no query: they may hold personal data. */
export const ApiRequestSchema = v.object({
  id: v.string(),
  at: v.date(),
  method: v.string(),
  /** The path with its IDs left out, `/v1/deliveries/{id}`; empty where the API has nothing. */
  route: v.string(),
  /** The path itself where something was found there, else the route; `(other)` where the API has nothing. */
  target: v.string(),
  status: v.number(),
  statusClass: v.picklist(STATUS_CLASSES),
  /** Milliseconds. */
  duration: v.number(),
  mode: ApiModeSchema,
  /** The last four characters of the key. */
  keyEnding: v.string(),
  /** The error's code; empty for a success. */
  code: v.string(),
  /** Names of the fields and parameters that were wrong, never what was in them. */
  wrongFields: v.optional(v.array(v.string()), []),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

/** An answer that a request with the same Idempotency-Key gets again. Only server functions read it. */
export const IdempotencyRecordSchema = v.object({
  requestHash: v.string(),
  status: v.number(),
  /** The body as text, so that the answer comes back letter by letter. */
  body: v.string(),
  expiresAt: v.date(),
});

/** How often a key was used in a window of time. Only server functions read it. */
export const ApiUsageSchema = v.object({ count: v.number(), expiresAt: v.date() });

export type ApiRequest = v.InferOutput<typeof ApiRequestSchema>;
export type StatusClass = (typeof STATUS_CLASSES)[number];

export const apiRequests = collection('Organizations/{orgID}/ApiRequests/{requestID}', ApiRequestSchema, {
  mostInQuery: 200,
});

export const idempotencyRecords = collection(
  'Organizations/{orgID}/ApiIdempotency/{recordID}',
  IdempotencyRecordSchema,
);

export const apiUsage = collection('ApiUsage/{keyWindow}', ApiUsageSchema);

/** The class of an HTTP status. */
export function statusClassOf(status: number): StatusClass {
  if (status < 400) return '2xx';
  return status < 500 ? '4xx' : '5xx';
}

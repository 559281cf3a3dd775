import * as v from 'valibot';
import { ApiModeSchema } from './mode';

/** Classes of an HTTP status that an answer of the API can have. */
export const STATUS_CLASSES = ['2xx', '4xx', '5xx'] as const;

/** Organizations/{orgId}/ApiRequests/{id}: a request to the API. No bodies, no query: they may hold personal data. */
export const ApiRequestSchema = v.object({
  id: v.string(),
  at: v.date(),
  method: v.string(),
  /** The path with its IDs left out, `/v1/deliveries/{id}`; empty where the API has nothing. */
  route: v.string(),
  /** The path itself. */
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
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

export type ApiRequest = v.InferOutput<typeof ApiRequestSchema>;
export type StatusClass = (typeof STATUS_CLASSES)[number];

/** Path of an organisation's log. */
export function apiRequestsPath(organizationId: string): string {
  return `Organizations/${organizationId}/ApiRequests`;
}

/** The class of an HTTP status. */
export function statusClassOf(status: number): StatusClass {
  if (status < 400) return '2xx';
  return status < 500 ? '4xx' : '5xx';
}

import * as v from 'valibot';
import { API_LIMITS } from './limits';

const WRONG = `Use a whole number from 1 to ${API_LIMITS.pageMax}.`;

/** The query of GET /v1/deliveries, as text: it is part of an address. */
export const ListQuerySchema = v.strictObject({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^\d{1,3}$/.test(text), WRONG),
      v.transform(Number),
      v.integer(),
      v.minValue(1, WRONG),
      v.maxValue(API_LIMITS.pageMax, WRONG),
      v.description(`How many deliveries, up to ${API_LIMITS.pageMax}.`),
    ),
    String(API_LIMITS.pageDefault),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.description('next_cursor of the page before.'))),
});

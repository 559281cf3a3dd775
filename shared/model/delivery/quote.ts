import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { ApiModeSchema } from '../api/api-key';
import type { Delivery } from './delivery';
import { URGENCY_LEVELS } from './delivery-choices';
import { PriceSchema, TariffSchema } from './tariff';

/** Why a trip has no price, and what to do. */
export const NO_ROAD = 'There is no road between these addresses. Check them.';

/** How long a quote can be accepted. */
export const QUOTE_MS = 10 * 60_000;

/** The fields by which a quote and its delivery are of the same trip. */
export const QUOTED_FIELDS = [
  'pickup_latitude',
  'pickup_longitude',
  'dropoff_latitude',
  'dropoff_longitude',
  'urgency_level',
] as const satisfies readonly (keyof Delivery)[];

/** A price that an organisation was told, and for which trip. */
export const QuoteSchema = v.object({
  id: v.string(),
  mode: ApiModeSchema,
  /** Decimal degrees. */
  pickup_latitude: v.number(),
  pickup_longitude: v.number(),
  dropoff_latitude: v.number(),
  dropoff_longitude: v.number(),
  urgency_level: v.picklist(URGENCY_LEVELS),
  price: PriceSchema,
  created_at: v.date(),
  /** Uid, or `api`. */
  created_by: v.string(),
  /** Until when a delivery can be created with it; from then on it may be forgotten. */
  expiresAt: v.date(),
});

export type Quote = v.InferOutput<typeof QuoteSchema>;

/** Written by operators; a version is never changed. */
export const tariffs = collection('Tariffs/{tariffID}', TariffSchema, { mostInQuery: 20 });

/** Only server functions read and write them; rules compare a new delivery with the one that it names. */
export const quotes = collection('Organizations/{orgID}/Quotes/{quoteID}', QuoteSchema);

/** Whether a delivery of this trip can be created with a quote now: live ones with live quotes, test ones with quotes of test keys. */
export function isGoodFor(
  quote: Quote,
  mode: Quote['mode'],
  trip: Readonly<Record<(typeof QUOTED_FIELDS)[number], unknown>>,
  now: Date,
): boolean {
  return (
    quote.mode === mode &&
    quote.expiresAt > now &&
    QUOTED_FIELDS.every((field) => quote[field] === trip[field])
  );
}

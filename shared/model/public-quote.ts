import * as v from 'valibot';
import { ApiModeSchema } from './api-key';
import { URGENCY_LEVELS } from './delivery';
import { timestamp } from './public-delivery';
import { PublicPriceSchema, toPublicPrice } from './public-price';
import type { Quote } from './quote';

const PlaceSchema = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90), v.description('Decimal degrees.')),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180), v.description('Decimal degrees.')),
});

/** What POST /v1/quotes takes. */
export const NewPublicQuoteSchema = v.strictObject({
  urgency_level: v.pipe(v.picklist(URGENCY_LEVELS), v.description('As that of the delivery will be.')),
  pickup: PlaceSchema,
  dropoff: PlaceSchema,
});

/** A quote as the API answers with it. */
export const PublicQuoteSchema = v.strictObject({
  id: v.pipe(v.string(), v.description('Send it as quote_id with the delivery.')),
  mode: ApiModeSchema,
  ...NewPublicQuoteSchema.entries,
  price: PublicPriceSchema,
  created_at: timestamp('When it was given.'),
  expires_at: timestamp('Until when a delivery can be created with it.'),
});

export type PublicQuote = v.InferOutput<typeof PublicQuoteSchema>;

/** The API's view of a quote. */
export function toPublicQuote(quote: Quote): PublicQuote {
  const { id, mode, urgency_level, price, created_at, expiresAt } = quote;
  return {
    ...{ id, mode, urgency_level },
    pickup: { latitude: quote.pickup_latitude, longitude: quote.pickup_longitude },
    dropoff: { latitude: quote.dropoff_latitude, longitude: quote.dropoff_longitude },
    ...{ price: toPublicPrice(price), created_at: created_at.toISOString() },
    expires_at: expiresAt.toISOString(),
  };
}

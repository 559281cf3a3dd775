import * as v from 'valibot';
import { URGENCY_LEVELS } from '../delivery/delivery-choices';
import type { Quote } from '../delivery/quote';
import { readableLocation } from '../delivery/sent-location';
import { ApiModeSchema } from './api-key';
import { hasBothOrNone, stopEntries } from './new-public-delivery';
import { timestamp } from './public-delivery';
import { PublicPriceSchema, toPublicPrice } from './public-price';

const PlaceSchema = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90), v.description('Decimal degrees.')),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180), v.description('Decimal degrees.')),
});

const URGENCY_LEVEL = v.pipe(v.picklist(URGENCY_LEVELS), v.description('As that of the delivery will be.'));

/** An end of the trip, by its coordinates or by its address alone. */
function quotedStop(stop: 'pickup' | 'drop-off') {
  const { address, latitude, longitude } = stopEntries(stop);
  return v.pipe(
    v.strictObject({
      address: v.optional(address),
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
    }),
    v.check((sent) => hasBothOrNone(sent), 'Send latitude and longitude together, or neither.'),
    v.check(
      (sent) => sent.address !== undefined || sent.latitude !== undefined,
      'Send an address, or latitude and longitude.',
    ),
    readableLocation(),
    v.description('An address, or latitude and longitude.'),
  );
}

/** What POST /v1/quotes takes. */
export const NewPublicQuoteSchema = v.strictObject({
  urgency_level: URGENCY_LEVEL,
  pickup: quotedStop('pickup'),
  dropoff: quotedStop('drop-off'),
});

/** A trip once its addresses are looked up. */
export const LocatedTripSchema = v.object({
  urgency_level: URGENCY_LEVEL,
  pickup: v.object(PlaceSchema.entries),
  dropoff: v.object(PlaceSchema.entries),
});

const QuotedPlaceSchema = v.pipe(
  PlaceSchema,
  v.description('Where it is. Send this with the delivery, and nothing is looked up again.'),
);

/** A quote as the API answers with it. */
export const PublicQuoteSchema = v.strictObject({
  id: v.pipe(v.string(), v.description('Send it as quote_id with the delivery.')),
  mode: ApiModeSchema,
  urgency_level: URGENCY_LEVEL,
  pickup: QuotedPlaceSchema,
  dropoff: QuotedPlaceSchema,
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

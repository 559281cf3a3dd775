import { URGENCY_LEVELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { PriceSchema } from '@fleetfoot/shared/model/delivery/tariff';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Most trips in one call. */
export const TRIPS_AT_ONCE = 200;

const PlaceSchema = v.strictObject({
  /** Decimal degrees. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const AnswerSchema = v.union([
  /** Good for `QUOTE_MS`. */
  v.object({ quoteID: v.string(), price: PriceSchema }),
  /** `no_road`: there is none between these places. `unavailable`: ask again later. */
  v.object({ failure: v.picklist(['no_road', 'unavailable']) }),
]);

/** Prices of trips, in their order, each to be accepted by creating a delivery with its id. For members. */
export const quoteDeliveries = operation(
  'quoteDeliveries',
  {
    orgID: documentID,
    trips: v.pipe(
      v.array(
        v.strictObject({
          pickup: PlaceSchema,
          dropoff: PlaceSchema,
          urgency_level: v.picklist(URGENCY_LEVELS),
        }),
      ),
      v.minLength(1),
      v.maxLength(TRIPS_AT_ONCE),
    ),
  },
  v.object({ quotes: v.array(AnswerSchema) }),
  { mostBytes: 65_536, isRead: true },
);

export type QuoteAnswer = v.InferOutput<typeof AnswerSchema>;

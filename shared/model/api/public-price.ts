import { splitVat } from '@fleetfoot/shared/billing';
import * as v from 'valibot';
import { PRICE_LINES, type Price } from '../delivery/tariff';

const cents = (description: string) => v.pipe(v.number(), v.integer(), v.description(description));

/** A price as the API answers with it. */
export const PublicPriceSchema = v.strictObject({
  currency: v.literal('ZAR'),
  total: cents('Cents, VAT included.'),
  vat: cents('The VAT in the total: cents, rounded once.'),
  tariff: v.pipe(v.string(), v.description('The version of the tariff that it follows from.')),
  distance_metres: cents('By road, or by the straight line.'),
  duration_seconds: cents('For that distance.'),
  straight_line: v.optional(
    v.pipe(
      v.literal(true),
      v.description('No road could be measured: the distance is that of the straight line.'),
    ),
  ),
  lines: v.pipe(
    v.array(
      v.strictObject({
        kind: v.pipe(v.picklist(PRICE_LINES), v.description('Expect more to come.')),
        quantity: v.optional(v.pipe(v.number(), v.description('Kilometres, minutes or per cent.'))),
        rate: v.optional(cents('Cents for each of them.')),
        amount: cents('Cents, VAT included.'),
      }),
    ),
    v.description('What the total is the sum of.'),
  ),
});

export type PublicPrice = v.InferOutput<typeof PublicPriceSchema>;

/** The API's view of a price. */
export function toPublicPrice({
  total,
  tariffID,
  metres,
  seconds,
  straight_line,
  lines,
}: Price): PublicPrice {
  const { vat } = splitVat(total);
  const of = { tariff: tariffID, distance_metres: metres, duration_seconds: seconds };
  const line = straight_line && { straight_line };
  return { currency: 'ZAR', total, vat, ...of, ...line, lines: lines.map((line) => ({ ...line })) };
}

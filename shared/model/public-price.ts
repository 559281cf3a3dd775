import { splitVat } from '@fleetfoot/shared/billing';
import * as v from 'valibot';
import { PRICE_LINES, type Price } from './tariff';

const cents = (description: string) => v.pipe(v.number(), v.integer(), v.description(description));

/** A price as the API answers with it. */
export const PublicPriceSchema = v.strictObject({
  currency: v.literal('ZAR'),
  total: cents('Cents, VAT included.'),
  vat: cents('The VAT in the total: cents, rounded once.'),
  tariff: v.pipe(v.string(), v.description('The version of the tariff that it follows from.')),
  distance_metres: cents('By road.'),
  duration_seconds: cents('On that road.'),
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
export function toPublicPrice({ total, tariffID, metres, seconds, lines }: Price): PublicPrice {
  const { vat } = splitVat(total);
  const of = { tariff: tariffID, distance_metres: metres, duration_seconds: seconds };
  return { currency: 'ZAR', total, vat, ...of, lines: lines.map((line) => ({ ...line })) };
}

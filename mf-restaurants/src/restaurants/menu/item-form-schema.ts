import { optionalText, parseLocalDateTime, requiredText } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { formatPrice, PRICE_LIMIT, parsePrice } from './price';
import { SOLD_OUT_LIMIT_MS } from './sold-out';

const price = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter the price.'),
  v.check(
    (text) => text === '' || parsePrice(text) !== undefined,
    'Enter the price in rand and cents, such as 45,50 or 45.50.',
  ),
  v.transform((text) => parsePrice(text) ?? Number.NaN),
  v.maxValue(PRICE_LIMIT, `An item costs at most ${formatPrice(PRICE_LIMIT)}.`),
);

const COMMON = {
  name: v.pipe(
    requiredText('the name', 120),
    v.check((name) => name !== 'menuConfig', 'Use another name: this one is taken by the menu itself.'),
  ),
  description: optionalText(500),
  price,
  category: optionalText(60),
};

/**
 * The form's values; the output is what is saved.
 * @param clock tells the present moment
 */
export function itemFormSchema(clock: () => Date) {
  const waitFor = (until: Date): number => until.getTime() - clock().getTime();
  const soldOutUntil = v.pipe(
    v.string(),
    v.check(
      (text) => parseLocalDateTime(text) !== undefined,
      'Enter the date and time from which it is available again.',
    ),
    v.transform((text) => parseLocalDateTime(text) ?? new Date(Number.NaN)),
    v.check(
      (until) => waitFor(until) > 0,
      'This time is in the past. Choose a later one, or make the item available.',
    ),
    v.check((until) => waitFor(until) <= SOLD_OUT_LIMIT_MS, 'Choose a time within a year.'),
  );
  // A time that was left behind in the form does not count while the item is available.
  const unused = v.pipe(
    v.string(),
    v.transform(() => undefined),
  );
  return v.pipe(
    v.variant('availability', [
      v.object({ ...COMMON, availability: v.literal('available'), soldOutUntil: unused }),
      v.object({ ...COMMON, availability: v.literal('sold-out'), soldOutUntil }),
    ]),
    v.transform(({ availability: _, ...details }) => details),
  );
}

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

/**
 * The form's values; the output is what is saved.
 * @param clock tells the present moment
 */
export function itemFormSchema(clock: () => Date) {
  function problemOf(text: string): string | undefined {
    const until = parseLocalDateTime(text);
    if (!until) return 'Enter the date and time from which it is available again.';
    const wait = until.getTime() - clock().getTime();
    if (wait <= 0) return 'This time is in the past. Choose a later one, or make the item available.';
    return wait > SOLD_OUT_LIMIT_MS ? 'Choose a time within a year.' : undefined;
  }

  return v.pipe(
    v.object({
      name: v.pipe(
        requiredText('the name', 120),
        v.check((name) => name !== 'menuConfig', 'Use another name: this one is taken by the menu itself.'),
      ),
      description: optionalText(500),
      price,
      category: optionalText(60),
      availability: v.picklist(['available', 'sold-out']),
      soldOutUntil: v.string(),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.availability === 'available') return;
      const { value } = dataset;
      const message = problemOf(value.soldOutUntil);
      if (message === undefined) return;
      const item = { type: 'object', origin: 'value', input: value, key: 'soldOutUntil' } as const;
      addIssue({ message, path: [{ ...item, value: value.soldOutUntil }] });
    }),
    v.transform(({ availability, soldOutUntil, ...details }) => ({
      ...details,
      soldOutUntil: availability === 'sold-out' ? parseLocalDateTime(soldOutUntil) : undefined,
    })),
  );
}

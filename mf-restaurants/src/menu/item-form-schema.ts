import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import {
  HIGHEST_PRICE,
  MENU_ITEM_TEXTS,
  MENU_SETTINGS,
  optionalLine,
  optionalText,
  requiredText,
} from '@fleetfoot/shared/model';
import * as v from '@fleetfoot/shared/schema';
import { variant } from 'valibot';
import { formatPrice, parsePrice } from './price';
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
  v.maxValue(HIGHEST_PRICE, `An item costs at most ${formatPrice(HIGHEST_PRICE)}.`),
);

const COMMON = {
  name: v.pipe(
    requiredText('the name', MENU_ITEM_TEXTS.name),
    v.check((name) => name !== MENU_SETTINGS, 'Use another name: this one is taken by the menu itself.'),
  ),
  description: optionalText(MENU_ITEM_TEXTS.description),
  price,
  category: optionalLine(MENU_ITEM_TEXTS.category),
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
    variant('availability', [
      v.object({ ...COMMON, availability: v.literal('available'), soldOutUntil: unused }),
      v.object({ ...COMMON, availability: v.literal('sold-out'), soldOutUntil }),
    ]),
    v.transform(({ availability: _, ...details }) => details),
  );
}

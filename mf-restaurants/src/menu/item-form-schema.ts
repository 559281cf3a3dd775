import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import { cleanString, optionalLine, optionalText, requiredText } from '@fleetfoot/shared/model/fields';
import { HIGHEST_PRICE, MENU_ITEM_TEXTS, MENU_SETTINGS } from '@fleetfoot/shared/model/restaurants/menu-item';
import * as v from '@fleetfoot/shared/schema';
import { variant } from 'valibot';
import { ITEM_PROBLEMS } from '../texts/item-saving';
import { formatPrice, parsePrice } from './price';
import { SOLD_OUT_LIMIT_MS } from './sold-out';

const price = v.pipe(
  cleanString(),
  v.nonEmpty(ITEM_PROBLEMS.noPrice),
  v.check((text) => text === '' || parsePrice(text) !== undefined, ITEM_PROBLEMS.price),
  v.transform((text) => parsePrice(text) ?? Number.NaN),
  v.maxValue(HIGHEST_PRICE, ITEM_PROBLEMS.highPrice(formatPrice(HIGHEST_PRICE))),
);

const COMMON = {
  name: v.pipe(
    requiredText(ITEM_PROBLEMS.name, MENU_ITEM_TEXTS.name),
    v.check((name) => name !== MENU_SETTINGS, ITEM_PROBLEMS.nameTaken),
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
    v.check((text) => parseLocalDateTime(text) !== undefined, ITEM_PROBLEMS.noTime),
    v.transform((text) => parseLocalDateTime(text) ?? new Date(Number.NaN)),
    v.check((until) => waitFor(until) > 0, ITEM_PROBLEMS.past),
    v.check((until) => waitFor(until) <= SOLD_OUT_LIMIT_MS, ITEM_PROBLEMS.distant),
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

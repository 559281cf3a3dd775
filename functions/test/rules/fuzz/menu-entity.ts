import { HIGHEST_PRICE, MENU_ITEM_TEXTS, MENU_SETTINGS } from '@fleetfoot/shared/model/restaurants/menu-item';
import * as v from 'valibot';
import { freeText, lineOfText } from './entity-text';
import { NearTime, ServerTime } from './entity-time';
import type { Subject } from './subject';

const Cents = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(HIGHEST_PRICE),
  // The database keeps the two zeros apart: this one is no whole number to it.
  v.check((value) => !Object.is(value, -0), 'minus nothing'),
);

const name = v.pipe(
  lineOfText(MENU_ITEM_TEXTS.name),
  v.check((value) => value !== MENU_SETTINGS, 'the name of the settings'),
);

const description = freeText(MENU_ITEM_TEXTS.description);
const category = v.union([v.literal(''), lineOfText(MENU_ITEM_TEXTS.category)]);
const soldOutUntil = v.nullable(NearTime);
const position = v.pipe(v.string(), v.maxLength(100), v.regex(/^[0-9A-Za-z]*[1-9A-Za-z]$/));

/** A menu item as a member may add it. */
export function newItem({ uid, id }: Subject) {
  return v.strictObject({
    ...{ id: v.literal(id), name, description, category, soldOutUntil, position },
    price: v.optional(Cents),
    updated_at: ServerTime,
    updated_by: v.literal(uid),
  });
}

/** A menu item as a member may leave it: what the server has added to it stays. */
export function changedItem({ uid, id }: Subject) {
  return v.strictObject({
    ...{ id: v.literal(id), name, photo: v.literal('kota.jpg') },
    ...{ description: v.optional(description), price: v.optional(Cents), category: v.optional(category) },
    ...{ soldOutUntil: v.optional(soldOutUntil), position: v.optional(position) },
    updated_at: ServerTime,
    updated_by: v.literal(uid),
  });
}

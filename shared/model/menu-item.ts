import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { nullish } from 'valibot';
import { BOOK_PLACES } from './places';

/** An item of a restaurant's menu. An entry that another system wrote may have an id and a name only. */
export const MenuItemSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  /** Cents, a whole number. */
  price: v.optional(v.number()),
  category: v.optional(v.string(), ''),
  /** From then on it is available again; `undefined` while it is. */
  soldOutUntil: v.pipe(
    /* @__PURE__ */ nullish(v.date()),
    v.transform((until) => until ?? undefined),
  ),
  /** Its position on the menu, as a sortable text; an item without one is sorted by name. */
  position: v.optional(v.string()),
  updated_at: v.optional(v.date()),
  /** uid. */
  updated_by: v.optional(v.string()),
  /** Id of the audit event that tells of the last change. */
  changeID: v.optional(v.string()),
});

/** Most characters of an item's texts. */
export const MENU_ITEM_TEXTS = { name: 120, description: 500, category: 60 } as const;

/** Highest price, in cents. */
export const HIGHEST_PRICE = 9_999_999;

/** Id, or name, of the entry among a menu's items that holds its settings; the server's. */
export const MENU_SETTINGS = 'menuConfig';

/** What a member writes; fields that the server adds stay as they are. */
export const MENU_ITEM_FIELDS = [
  'name',
  'description',
  'price',
  'category',
  'soldOutUntil',
  'position',
] as const;

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;

/** What a member enters of an item. */
export type MenuItemDetails = Pick<MenuItem, Exclude<(typeof MENU_ITEM_FIELDS)[number], 'position'>>;

export const menuItems = collection('Restaurants/{restaurantID}/Menu/{itemID}', MenuItemSchema, {
  mostInQuery: BOOK_PLACES.count,
});

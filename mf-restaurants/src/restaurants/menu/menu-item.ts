import * as v from 'valibot';

/** Restaurants/{id}/Menu/{id}. Entries of before have an id and a name only. */
export const MenuItemSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  /** Cents, a whole number. */
  price: v.optional(v.number()),
  category: v.optional(v.string(), ''),
  /** From then on it is available again; `undefined` while it is. */
  soldOutUntil: v.pipe(
    v.nullish(v.date()),
    v.transform((until) => until ?? undefined),
  ),
  /** Where it stands on the menu, by comparing; what has none stands where its name puts it. */
  position: v.optional(v.string()),
  updated_at: v.optional(v.date()),
});

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;

/** What a member enters of an item. */
export type ItemDetails = Omit<MenuItem, 'id' | 'position' | 'updated_at'>;

/** The part of an item that a member can enter. */
export function detailsOf({ name, description, price, category, soldOutUntil }: MenuItem): ItemDetails {
  return { name, description, price, category, soldOutUntil };
}

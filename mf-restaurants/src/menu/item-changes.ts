import type { MenuItem, MenuItemDetails } from '@fleetfoot/shared/model/restaurants/menu-item';

/** A part of an item that a member can enter. */
export type ItemField = keyof MenuItemDetails;

/** The part of an item that a member can enter. */
export function detailsOf({ name, description, price, category, soldOutUntil }: MenuItem): MenuItemDetails {
  return { name, description, price, category, soldOutUntil };
}

import type { ItemFormValues } from './item-form-values';
import type { MenuItem } from './menu-item';

/** Changes to an item while they are typed. */
export interface EditDraft {
  /** The item as the user has seen it. */
  readonly known: MenuItem;
  readonly values: ItemFormValues;
}

/** A new item while it is typed. */
export interface NewDraft {
  /** Taken once, so that trying again never makes a second item. */
  readonly id: string;
  readonly values: ItemFormValues;
}

/** @param itemId empty for a new one */
export function draftKey(restaurantId: string, itemId: string): string {
  return `mf-restaurants.${restaurantId}.${itemId}`;
}

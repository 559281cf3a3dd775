import { cleanText, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import type { MenuItem, MenuItemDetails } from '@fleetfoot/shared/model/restaurants/menu-item';
import { detailsOf, type ItemField } from './item-changes';
import { parsePrice, priceText } from './price';
import { asOf } from './sold-out';

/** An item while it is typed. */
export interface ItemFormValues {
  readonly name: string;
  readonly description: string;
  /** Rand and cents, with a comma or a point. */
  readonly price: string;
  readonly category: string;
  readonly availability: 'available' | 'sold-out';
  /** South African time, as a field for times has it. */
  readonly soldOutUntil: string;
}

export const EMPTY_ITEM: ItemFormValues = {
  name: '',
  description: '',
  price: '',
  category: '',
  availability: 'available',
  soldOutUntil: '',
};

/** An item as the form begins with it. */
export function valuesOf({
  name,
  description,
  price,
  category,
  soldOutUntil,
}: MenuItemDetails): ItemFormValues {
  return {
    ...{ name, description, category, price: priceText(price) },
    availability: soldOutUntil ? 'sold-out' : 'available',
    soldOutUntil: soldOutUntil ? toLocalDateTime(soldOutUntil) : '',
  };
}

/**
 * How an item and its form belong together.
 * @param now tells the present moment: what was sold out until then is available
 */
export function itemParts(now: () => Date): FormParts<MenuItem, ItemFormValues, ItemField> {
  return {
    fields: {
      name: ['name'],
      description: ['description'],
      price: ['price'],
      category: ['category'],
      soldOutUntil: ['availability', 'soldOutUntil'],
    },
    valuesOf: (item) => valuesOf(detailsOf(asOf(item, now()))),
    // A time counts while the item is sold out.
    meaning(values, field) {
      if (field === 'price') return parsePrice(values.price) ?? values.price;
      if (field !== 'soldOutUntil') return cleanText(values[field]);
      return values.availability === 'available' ? '' : values.soldOutUntil;
    },
  };
}

/** Changes to an item while they are typed. */
export interface EditDraft {
  /** The item as the user has seen it. */
  readonly known: MenuItem;
  /** Of adding it again once it is gone, which trying again does not do twice. */
  readonly changeID: string;
  readonly values: ItemFormValues;
}

/** A new item while it is typed. */
export interface NewDraft {
  /** Of adding it: taken once, so that trying again never makes a second item. */
  readonly id: string;
  readonly values: ItemFormValues;
}

/** @param itemID empty for a new one */
export function draftKey(restaurantID: string, itemID: string): string {
  return `mf-restaurants.${restaurantID}.${itemID}`;
}

import { toLocalDateTime } from '@fleetfoot/shared/domain';
import type { ItemField } from './item-changes';
import type { ItemDetails } from './menu-item';
import { parsePrice, priceText } from './price';

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
export function valuesOf({ name, description, price, category, soldOutUntil }: ItemDetails): ItemFormValues {
  return {
    ...{ name, description, category, price: priceText(price) },
    availability: soldOutUntil ? 'sold-out' : 'available',
    soldOutUntil: soldOutUntil ? toLocalDateTime(soldOutUntil) : '',
  };
}

/** The parts of the form that hold a part of the item. */
export const FORM_FIELDS: Readonly<Record<ItemField, readonly (keyof ItemFormValues)[]>> = {
  name: ['name'],
  description: ['description'],
  price: ['price'],
  category: ['category'],
  soldOutUntil: ['availability', 'soldOutUntil'],
};

/** What the form means by a part of it, to compare: a time counts while the item is sold out, `45` is `45,00`. */
function meaning(values: ItemFormValues, field: ItemField): string | number {
  if (field === 'price') return parsePrice(values.price) ?? values.price;
  if (field !== 'soldOutUntil') return values[field].trim();
  return values.availability === 'available' ? '' : values.soldOutUntil;
}

/** The parts in which two versions of the form differ. */
export function differingValues(one: ItemFormValues, other: ItemFormValues): readonly ItemField[] {
  const fields = Object.keys(FORM_FIELDS) as ItemField[];
  return fields.filter((field) => meaning(one, field) !== meaning(other, field));
}

import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Say } from '@fleetfoot/shared/texts';
import { type ColumnKey, sortValue } from '../columns';
import type { SortOrder } from '../sort-order';

// What a row is sorted by is worked out once per row and column: ten thousand rows sort within a frame or two.
const known = new Map<ColumnKey, WeakMap<Delivery, string | number>>();

function knownValues(key: ColumnKey): (delivery: Delivery) => string | number {
  const values = known.get(key) ?? new WeakMap<Delivery, string | number>();
  known.set(key, values);
  return (delivery) => {
    const found = values.get(delivery);
    if (found !== undefined) return found;
    const value = sortValue(key, delivery);
    values.set(delivery, value);
    return value;
  };
}

/**
 * Sorts by a column. Rows that are equal there stay as they were, newest first, in either direction.
 * @param say of a language other than English: its words are in another order
 */
export function sortDeliveries(
  deliveries: readonly Delivery[],
  { sort, direction }: SortOrder,
  say?: Say,
): readonly Delivery[] {
  const sortValueOf = say ? (delivery: Delivery) => sortValue(sort, delivery, say) : knownValues(sort);
  const sign = direction === 'asc' ? 1 : -1;
  const rows = deliveries.map((delivery) => ({ delivery, value: sortValueOf(delivery) }));
  rows.sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? -sign : sign));
  return rows.map(({ delivery }) => delivery);
}

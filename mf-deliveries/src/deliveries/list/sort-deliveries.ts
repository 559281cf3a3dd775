import type { Delivery } from '@fleetfoot/shared/domain';
import { LIST_COLUMNS, type SortKey } from './list-columns';
import type { ListQuery } from './list-query';

// What a row is ordered by is worked out once per row and column: ten thousand rows sort within a frame or two.
const known = new Map<SortKey, WeakMap<Delivery, string | number>>();

function orderOf(key: SortKey): (delivery: Delivery) => string | number {
  const orders = known.get(key) ?? new WeakMap<Delivery, string | number>();
  known.set(key, orders);
  return (delivery) => {
    const found = orders.get(delivery);
    if (found !== undefined) return found;
    const order = LIST_COLUMNS[key].order(delivery);
    orders.set(delivery, order);
    return order;
  };
}

/** Sorts by a column. Rows that are equal there stay as they were, newest first, in either direction. */
export function sortDeliveries(
  deliveries: readonly Delivery[],
  { sort, direction }: Pick<ListQuery, 'sort' | 'direction'>,
): readonly Delivery[] {
  const order = orderOf(sort);
  const sign = direction === 'asc' ? 1 : -1;
  const rows = deliveries.map((delivery) => ({ delivery, order: order(delivery) }));
  rows.sort((a, b) => (a.order === b.order ? 0 : a.order < b.order ? -sign : sign));
  return rows.map(({ delivery }) => delivery);
}

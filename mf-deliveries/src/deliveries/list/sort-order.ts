import type { Say } from '@fleetfoot/shared/texts';
import { COLUMN_KEYS, type ColumnKey, columnOf } from './columns';
import type { ListQuery, SortDirection } from './query/list-query';

export type SortOrder = Pick<ListQuery, 'sort' | 'direction'>;

const DIRECTIONS = {
  time: { desc: 'newest first', asc: 'oldest first' },
  text: { asc: 'A to Z', desc: 'Z to A' },
} as const;

function usualDirection(key: ColumnKey): SortDirection {
  return columnOf(key).kind === 'time' ? 'desc' : 'asc';
}

function opposite(direction: SortDirection): SortDirection {
  return direction === 'asc' ? 'desc' : 'asc';
}

/** `Created, newest first`. */
export function sortName({ sort, direction }: SortOrder, say: Say = (text) => text): string {
  const { header, kind } = columnOf(sort);
  return `${say(header)}, ${say(DIRECTIONS[kind][direction])}`;
}

/** What pressing a column's header asks for: its usual direction first, then the other. */
export function sortAfterPress(key: ColumnKey, { sort, direction }: SortOrder): SortOrder {
  return { sort: key, direction: key === sort ? opposite(direction) : usualDirection(key) };
}

/** Every sort order there is, for a select. */
export const SORT_OPTIONS = COLUMN_KEYS.flatMap((sort) =>
  [usualDirection(sort), opposite(usualDirection(sort))].map((direction) => ({
    value: `${sort} ${direction}`,
    label: sortName({ sort, direction }),
    order: { sort, direction },
  })),
);

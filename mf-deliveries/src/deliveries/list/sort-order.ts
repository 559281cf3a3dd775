import { LIST_COLUMNS, SORT_KEYS, type SortKey } from './list-columns';
import type { ListQuery, SortDirection } from './list-query';

export type SortOrder = Pick<ListQuery, 'sort' | 'direction'>;

const TIMES: readonly SortKey[] = ['pickup', 'created'];

const NAMES: Readonly<Record<'time' | 'text', Readonly<Record<SortDirection, string>>>> = {
  time: { desc: 'newest first', asc: 'oldest first' },
  text: { asc: 'A to Z', desc: 'Z to A' },
};

/** `Created, newest first`. */
export function sortName({ sort, direction }: SortOrder): string {
  const kind = TIMES.includes(sort) ? 'time' : 'text';
  return `${LIST_COLUMNS[sort].header}, ${NAMES[kind][direction]}`;
}

/** What pressing a column's header asks for: its usual direction first, then the other. */
export function sortAfterPress(key: SortKey, { sort, direction }: SortOrder): SortOrder {
  const usual = TIMES.includes(key) ? 'desc' : 'asc';
  if (key !== sort) return { sort: key, direction: usual };
  return { sort: key, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** Every order there is, for a select. */
export const SORT_OPTIONS = SORT_KEYS.flatMap((sort) =>
  (TIMES.includes(sort) ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((direction) => ({
    value: `${sort} ${direction}`,
    label: sortName({ sort, direction }),
    order: { sort, direction },
  })),
);

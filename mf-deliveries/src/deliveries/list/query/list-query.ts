import { cleanText } from '@fleetfoot/shared/domain';
import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { URGENCY_LEVELS, type UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { type ColumnKey, isColumnKey } from '../columns';
import { RELATIVE_DAYS } from './pickup-day';

export type SortDirection = 'asc' | 'desc';

/** What the reader asked the list for; all of it is in the address. */
export interface ListQuery {
  /** As it was typed. */
  readonly search: string;
  /** Empty for every status. */
  readonly status: string;
  readonly urgency: UrgencyLevel | '';
  /** First day of creation in South Africa, `2026-02-03`, or empty. */
  readonly from: string;
  /** Last day of creation, or empty. */
  readonly to: string;
  /** Day of pickup: `today`, `tomorrow`, `2026-02-03`, or empty. */
  readonly pickup: string;
  /** Id of the delivery that is shown beside the list, or empty. */
  readonly show: string;
  readonly sort: ColumnKey;
  readonly direction: SortDirection;
}

export const WHOLE_LIST: ListQuery = {
  search: '',
  status: '',
  urgency: '',
  from: '',
  to: '',
  pickup: '',
  show: '',
  sort: 'created',
  direction: 'desc',
};

/** Everything picked up on a day, the soonest first. */
export function pickupsOf(pickup: string): ListQuery {
  return { ...WHOLE_LIST, sort: 'pickup', direction: 'asc', pickup };
}

/** Longest search or status that is taken over from an address. */
const MOST_CHARACTERS = 100;

function day(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  return isDay && date.toISOString().startsWith(value) ? value : '';
}

/** Reads the query of an address; what makes no sense there is left out. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const text = (name: string) => (params.get(name) ?? '').slice(0, MOST_CHARACTERS);
  const sort = text('sort');
  const key = sort.replace(/^-/, '');
  return {
    search: text('q'),
    status: text('status'),
    urgency: URGENCY_LEVELS.find((level) => level === params.get('urgency')) ?? '',
    from: day(text('from')),
    to: day(text('to')),
    pickup: Object.hasOwn(RELATIVE_DAYS, text('pickup')) ? text('pickup') : day(text('pickup')),
    show: /^[\w-]+$/.test(text('show')) ? text('show') : '',
    ...(isColumnKey(key)
      ? { sort: key, direction: sort.startsWith('-') ? 'desc' : 'asc' }
      : { sort: WHOLE_LIST.sort, direction: WHOLE_LIST.direction }),
  };
}

/** The query part of the list's address, without the question mark; empty for the whole list, newest first. */
export function formatListQuery({ search, sort, direction, ...filters }: ListQuery): string {
  const params = new URLSearchParams();
  const isUsualOrder = sort === WHOLE_LIST.sort && direction === WHOLE_LIST.direction;
  const values = {
    q: search,
    ...filters,
    sort: isUsualOrder ? '' : `${direction === 'desc' ? '-' : ''}${sort}`,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value !== '') params.set(name, value);
  }
  return params.toString();
}

/** The list's address for this query. */
export function listPath(query: ListQuery): string {
  const text = formatListQuery(query);
  return text === '' ? '/deliveries' : `/deliveries?${text}`;
}

/** Whether the query leaves anything out. */
export function isFiltered({ search, status, urgency, from, to, pickup }: ListQuery): boolean {
  return [cleanText(search), status, urgency, from, to, pickup].some((value) => value !== '');
}

/** Whether there is nothing at all to list, as far as can be known. */
export function isKnownEmpty(loaded: LoadedPages<unknown> | undefined, query: ListQuery): boolean {
  return loaded?.more === 'none' && loaded.items.length === 0 && !isFiltered(query);
}

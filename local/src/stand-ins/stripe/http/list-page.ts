import * as v from 'valibot';
import { refuseMissing } from '../stripe-failure';
import { integer, params, text } from './params';

const MOST = 100;
const USUAL = 10;

const createdRange = v.strictObject({
  gt: v.optional(integer),
  gte: v.optional(integer),
  lt: v.optional(integer),
  lte: v.optional(integer),
});

/** The parameters of a list, and those of every list. */
export function listParams<const T extends v.ObjectEntries>(entries: T) {
  return params({
    ...entries,
    created: v.optional(createdRange),
    limit: v.optional(integer, String(USUAL)),
    starting_after: v.optional(text),
  });
}

interface PageParams {
  readonly created?: v.InferOutput<typeof createdRange> | undefined;
  readonly limit: number;
  readonly starting_after?: string | undefined;
}

interface Listed {
  readonly id: string;
  readonly created: number;
}

function isWithin({ created }: Listed, range: NonNullable<PageParams['created']>): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** One page of a list, newest first. */
export function listPage<T extends Listed>(
  url: string,
  items: Iterable<T>,
  { created = {}, limit, starting_after }: PageParams,
  keep: (item: T) => boolean,
) {
  const all = [...items].filter((item) => isWithin(item, created) && keep(item)).reverse();
  const before = starting_after === undefined ? -1 : all.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && before === -1) {
    refuseMissing('object', starting_after, 'starting_after');
  }
  const rest = all.slice(before + 1);
  const size = Math.max(1, Math.min(limit, MOST));
  return { object: 'list', url, has_more: rest.length > size, data: rest.slice(0, size) };
}

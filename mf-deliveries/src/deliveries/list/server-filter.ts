import type { ListQuery } from './list-query';

/** The part of a query that the database answers; the rest is looked for in what is loaded. */
export type ServerFilter = Pick<ListQuery, 'status' | 'urgency' | 'from' | 'to'>;

export function serverFilter({ status, urgency, from, to }: ListQuery): ServerFilter {
  return { status, urgency, from, to };
}

/** Whether everything that fits the narrower filter fits the wider one too. */
export function covers(wider: ServerFilter, narrower: ServerFilter): boolean {
  return (
    (wider.status === '' || wider.status === narrower.status) &&
    (wider.urgency === '' || wider.urgency === narrower.urgency) &&
    (wider.from === '' || (narrower.from !== '' && narrower.from >= wider.from)) &&
    (wider.to === '' || (narrower.to !== '' && narrower.to <= wider.to))
  );
}

export function isSameFilter(one: ServerFilter, other: ServerFilter): boolean {
  return covers(one, other) && covers(other, one);
}

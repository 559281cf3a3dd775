import { formatListQuery, type ListQuery, parseListQuery } from './list-query';

export const MOST_VIEWS = 20;
export const MOST_NAME_CHARACTERS = 40;

/** A list as somebody wants to see it again: Organizations/{orgId}/Team/{uid}/Views/{id}. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query part of its address. */
  readonly query: string;
}

/**
 * Reads a view as it is stored.
 * @throws TypeError when it is none
 */
export function parseSavedView(data: unknown): SavedView {
  const { id, name, query } = data as Readonly<Record<string, unknown>>;
  if (typeof id === 'string' && typeof name === 'string' && typeof query === 'string')
    return { id, name, query };
  throw new TypeError('A saved view has an id, a name and a query.');
}

/** The query of a saved view; what this version does not know in it is left out. */
export function queryOfView({ query }: Pick<SavedView, 'query'>): ListQuery {
  return parseListQuery(new URLSearchParams(query));
}

export function isShown(view: SavedView, query: ListQuery): boolean {
  return formatListQuery(queryOfView(view)) === formatListQuery(query);
}

/** Views in the order of their names. */
export function byName(views: readonly SavedView[]): readonly SavedView[] {
  return [...views].sort((one, other) => one.name.localeCompare(other.name, 'en-ZA', { numeric: true }));
}

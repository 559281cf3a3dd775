import { cleanText } from '@fleetfoot/shared/domain';
import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { formatListQuery, type ListQuery, parseListQuery } from '../query/list-query';

/** The query of a saved view; what this version does not know in it is left out. */
export function queryOfView({ query }: Pick<SavedView, 'query'>): ListQuery {
  return parseListQuery(new URLSearchParams(query));
}

/** What a view keeps of a query: the list, not the delivery that is shown beside it. */
export function viewQuery(query: ListQuery): string {
  return formatListQuery({ ...query, search: cleanText(query.search), show: '' });
}

export function isShown(view: SavedView, query: ListQuery): boolean {
  return viewQuery(queryOfView(view)) === viewQuery(query);
}

/** Views in the order of their names. */
export function byName(views: readonly SavedView[]): readonly SavedView[] {
  return [...views].sort((one, other) => one.name.localeCompare(other.name, 'en-ZA', { numeric: true }));
}

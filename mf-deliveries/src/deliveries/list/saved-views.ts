import * as v from 'valibot';
import { formatListQuery, type ListQuery, parseListQuery } from './list-query';

export const MOST_VIEWS = 20;
export const MOST_NAME_CHARACTERS = 40;

/** A list as somebody wants to see it again; `query` is the query part of its address. */
const SavedViewSchema = v.object({ name: v.string(), query: v.string() });

/** Users/{uid}/Views/deliveries. */
export const SavedViewsSchema = v.object({ views: v.array(SavedViewSchema) });

export type SavedView = v.InferOutput<typeof SavedViewSchema>;

/** The query of a saved view; what this version does not know in it is left out. */
export function queryOfView({ query }: SavedView): ListQuery {
  return parseListQuery(new URLSearchParams(query));
}

export function isShown(view: SavedView, query: ListQuery): boolean {
  return formatListQuery(queryOfView(view)) === formatListQuery(query);
}

/** Why a view cannot be saved under a name; nothing when it can. A name that is taken stands for the new view then. */
export function viewNameProblem(views: readonly SavedView[], name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name for the view.';
  if (trimmed.length > MOST_NAME_CHARACTERS) return `Use at most ${MOST_NAME_CHARACTERS} characters.`;
  const isTaken = views.some((view) => view.name === trimmed);
  if (!isTaken && views.length >= MOST_VIEWS) {
    return `You have ${MOST_VIEWS} views already. Delete one first.`;
  }
  return undefined;
}

/** The views with this one in place of what had its name, or at the end. */
export function withView(views: readonly SavedView[], name: string, query: ListQuery): readonly SavedView[] {
  const view = { name: name.trim(), query: formatListQuery({ ...query, search: query.search.trim() }) };
  const isTaken = views.some((other) => other.name === view.name);
  return isTaken ? views.map((other) => (other.name === view.name ? view : other)) : [...views, view];
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name);
}

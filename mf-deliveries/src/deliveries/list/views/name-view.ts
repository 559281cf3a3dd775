import { hasHiddenCharacters, type SavedView, VIEW_PLACES, VIEW_TEXTS } from '@fleetfoot/shared/model';
import type { ListQuery } from '../query/list-query';
import { viewQuery } from './saved-views';

/** Said when there is no place for another view. */
export const FULL = `You have ${VIEW_PLACES} views already. Delete one first.`;

/** A view as it is to be saved; without an id it is new. */
export type NamedView = Omit<SavedView, 'id'> & { readonly id: string | undefined };

/** The view that has a name, if one does. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => view.name === name.trim());
}

/** Why a view cannot be saved under a name; `undefined` when it can. A name in use then replaces its view. */
export function viewNameProblem(views: readonly SavedView[], name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name for the view.';
  if (trimmed.length > VIEW_TEXTS.name) return `Use at most ${VIEW_TEXTS.name} characters.`;
  if (hasHiddenCharacters(trimmed))
    return 'There are hidden characters in the name. Type it instead of pasting it.';
  if (!viewNamed(views, name) && views.length >= VIEW_PLACES) {
    return FULL;
  }
  return undefined;
}

/** A list under a name, in place of the view that has the name. */
export function namedView(views: readonly SavedView[], name: string, query: ListQuery): NamedView {
  return {
    id: viewNamed(views, name)?.id,
    name: name.trim(),
    query: viewQuery(query),
  };
}

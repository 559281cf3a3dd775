import { cleanText } from '@fleetfoot/shared/domain';
import { type SavedView, VIEW_PLACES, VIEW_TEXTS } from '@fleetfoot/shared/model/delivery/saved-view';
import { viewsTexts } from '../../../texts/views';
import type { ListQuery } from '../query/list-query';
import { viewQuery } from './saved-views';

const ENGLISH = viewsTexts.english;

/** Said when there is no place for another view. */
export function fullText({ problems } = ENGLISH): string {
  return problems.full(String(VIEW_PLACES));
}

/** A view as it is to be saved; without an id it is new. */
export type NamedView = Omit<SavedView, 'id'> & { readonly id: string | undefined };

/** The view that has a name, if one does. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => view.name === cleanText(name));
}

/** Why a view cannot be saved under a name; `undefined` when it can. A name in use then replaces its view. */
export function viewNameProblem(
  views: readonly SavedView[],
  name: string,
  texts = ENGLISH,
): string | undefined {
  const { problems } = texts;
  const clean = cleanText(name);
  if (clean === '') return problems.empty;
  if (clean.length > VIEW_TEXTS.name) return problems.long(String(VIEW_TEXTS.name));
  if (!viewNamed(views, name) && views.length >= VIEW_PLACES) {
    return fullText(texts);
  }
  return undefined;
}

/** A list under a name, in place of the view that has the name. */
export function namedView(views: readonly SavedView[], name: string, query: ListQuery): NamedView {
  return {
    id: viewNamed(views, name)?.id,
    name: cleanText(name),
    query: viewQuery(query),
  };
}

import { formatListQuery, type ListQuery } from './list-query';
import { MOST_NAME_CHARACTERS, MOST_VIEWS, type SavedView } from './saved-views';

/** The view that has a name, if one does. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => view.name === name.trim());
}

/** Why a view cannot be saved under a name; nothing when it can. A name that is taken stands for the new view then. */
export function viewNameProblem(views: readonly SavedView[], name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name for the view.';
  if (trimmed.length > MOST_NAME_CHARACTERS) return `Use at most ${MOST_NAME_CHARACTERS} characters.`;
  if (!viewNamed(views, name) && views.length >= MOST_VIEWS) {
    return `You have ${MOST_VIEWS} views already. Delete one first.`;
  }
  return undefined;
}

/**
 * A list under a name, in place of the view that has the name.
 * @param freshId for a name that none has
 */
export function namedView(
  views: readonly SavedView[],
  name: string,
  query: ListQuery,
  freshId: () => string,
): SavedView {
  return {
    id: viewNamed(views, name)?.id ?? freshId(),
    name: name.trim(),
    query: formatListQuery({ ...query, search: query.search.trim() }),
  };
}

import { AppError } from '@fleetfoot/shared/domain';
import {
  type CollectionQuery,
  changeDocument,
  createDocument,
  deleteDocument,
  parseWith,
  SERVER_TIME,
  useLiveCollection,
} from '@fleetfoot/shared/firebase';
import {
  freePlaces,
  type SavedView,
  SavedViewSchema,
  savedViews,
  VIEW_PLACES,
} from '@fleetfoot/shared/model';
import { useMemo } from 'react';
import { FULL, type NamedView } from './name-view';
import { byName } from './saved-views';

const parse = parseWith(SavedViewSchema);

/** The views that a member has saved of the list, those of earlier releases too. */
export function savedViewsQuery(orgID: string, uid: string): CollectionQuery<SavedView> {
  return { path: savedViews.path(orgID, uid), limit: savedViews.mostInQuery, parse, keep: true };
}

/** Writes one view at a time, so that windows do not undo one another's. */
export function viewWrites(orgID: string, uid: string) {
  const pathOf = (viewID: string) => savedViews.document(orgID, uid, viewID);
  const fields = ({ name, query }: NamedView) => ({ name, query, updated_at: SERVER_TIME });
  return {
    /**
     * Saves a view over the one with its id, a new one in the first free place. Another window may have taken places
     * that this one does not know of.
     * @param known the views that there are, as far as this window knows
     * @throws AppError `failed-precondition` when no place is free
     */
    async save(view: NamedView, known: readonly SavedView[]): Promise<void> {
      if (view.id !== undefined) {
        const { id } = view;
        return changeDocument({ path: pathOf(id), parse }, () => ({ ...fields(view), id }));
      }
      const taken = new Set(known.map(({ id }) => id));
      for (const id of freePlaces({ count: VIEW_PLACES, digits: 1 }, taken)) {
        if (await createDocument(pathOf(id), { ...fields(view), id })) return;
      }
      throw new AppError('failed-precondition', 'Every place for a view is taken.', { userMessage: FULL });
    },
    remove: ({ id }: SavedView) => deleteDocument(pathOf(id)),
  };
}

export type ViewWrites = ReturnType<typeof viewWrites>;

interface SavedViews {
  readonly views: readonly SavedView[];
  readonly writes: ViewWrites;
  /** Asks again, where they could not be read. */
  readonly retry: (() => void) | undefined;
}

/** The views of a member; `undefined` until it is known which there are. */
export function useSavedViews(orgID: string, uid: string): SavedViews | undefined {
  const result = useLiveCollection(savedViewsQuery(orgID, uid));
  const writes = useMemo(() => viewWrites(orgID, uid), [orgID, uid]);
  if (result.status === 'loading') return undefined;
  if (result.status === 'error') return { views: [], writes, retry: result.retry };
  return { views: byName(result.data), writes, retry: undefined };
}

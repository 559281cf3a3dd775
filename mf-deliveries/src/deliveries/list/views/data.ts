import { type CollectionQuery, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { type SavedView, SavedViewSchema, savedViews } from '@fleetfoot/shared/model';
import { useMemo } from 'react';
import { byName } from './saved-views';

export const parse = parseWith(SavedViewSchema);

/** The views that a member has saved of the list. */
export function savedViewsQuery(orgID: string, uid: string): CollectionQuery<SavedView> {
  return { path: savedViews.path(orgID, uid), limit: savedViews.mostInQuery, parse, keep: true };
}

interface SavedViews {
  /** `undefined` until it is known which there are. */
  readonly views: readonly SavedView[] | undefined;
  /** Asks again, where they could not be read. */
  readonly retry: (() => void) | undefined;
}

/** The views of a member. */
export function useSavedViews(orgID: string, uid: string): SavedViews {
  const result = useLiveCollection(savedViewsQuery(orgID, uid));
  const read = result.status === 'ready' ? result.data : undefined;
  const views = useMemo(() => read && byName(read), [read]);
  return { views, retry: result.status === 'error' ? result.retry : undefined };
}

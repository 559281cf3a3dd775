import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useMemo } from 'react';
import { byName, type SavedView } from './saved-views';
import { savedViews, type ViewStore, viewStore } from './views.queries';

export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly store: ViewStore;
  /** Tries again, where they could not be read. */
  readonly retry: (() => void) | undefined;
}

/** The views of a member; `undefined` until it is known which there are. */
export function useSavedViews(organizationId: string, uid: string): SavedViews | undefined {
  const result = useLiveCollection(savedViews(organizationId, uid));
  const store = useMemo(() => viewStore(organizationId, uid), [organizationId, uid]);
  if (result.status === 'loading') return undefined;
  if (result.status === 'error') return { views: [], store, retry: result.retry };
  return { views: byName(result.data), store, retry: undefined };
}

import type { LoadedPages } from '@fleetfoot/shared/firebase';
import { useEffect, useState } from 'react';

/** Most documents the database gives at once. */
const STEP = 200;

/** Loads page after page until the end, until one fails or until it is stopped. */
export function useLoadAll(
  more: LoadedPages<unknown>['more'] | undefined,
  loadMore: (count: number) => void,
): { readonly isLoadingAll: boolean; readonly start: () => void; readonly stop: () => void } {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    if (more === 'some') loadMore(STEP);
    else if (more !== 'loading') setWanted(false);
  }, [isWanted, more, loadMore]);
  return { isLoadingAll: isWanted, start: () => setWanted(true), stop: () => setWanted(false) };
}

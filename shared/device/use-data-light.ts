import { useSyncExternalStore } from 'react';
import { isDataLight, onDataChoice } from './is-data-light';

/** {@link isDataLight}, as it is now: a choice shows on the pages that are open. */
export function useDataLight(): boolean {
  return useSyncExternalStore(onDataChoice, isDataLight);
}

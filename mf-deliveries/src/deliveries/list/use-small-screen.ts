import { useSyncExternalStore } from 'react';

/** Where the rows are cards: beside the sidebar a table has no room for what it must show. Larger text needs more room. */
export const CARDS = '(max-width: 62.4em)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(CARDS);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether rows are shown as cards; follows the window. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(CARDS).matches);
}

import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(SMALL_SCREEN);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether rows are shown as cards; follows the window. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(SMALL_SCREEN).matches);
}

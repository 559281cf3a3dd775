import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { listPath, parseListQuery, WHOLE_LIST } from '../query/list-query';
import type { Shown } from './use-shown';

/** Going along rows enters the address when it pauses, in milliseconds: browsers refuse one that changes at every key. */
const PAUSE_MS = 250;

/**
 * Enters into the address what has been shown for a moment.
 * @param onRest called then, and for what the address showed from the start
 */
export function useAddressOfShown({ shown, addressed }: Shown, onRest: (id: string) => void): void {
  const { navigate } = useServices();
  const rest = useEffectEvent(() => {
    // The list may be in the page a moment longer than in the address.
    const { pathname, search } = window.location;
    if (pathname !== listPath(WHOLE_LIST)) return;
    const query = parseListQuery(new URLSearchParams(search));
    if (shown !== addressed) navigate(listPath({ ...query, show: shown }), { replace: true });
    if (shown !== '') onRest(shown);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what rests.
  useEffect(() => {
    const timer = setTimeout(() => rest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}

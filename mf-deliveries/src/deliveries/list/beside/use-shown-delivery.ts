import { useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { listPath, parseListQuery, WHOLE_LIST } from '../query/list-query';

/** Going along rows enters the address when it pauses, in milliseconds: browsers refuse one that changes at every key. */
const PAUSE_MS = 250;

/** What is shown ahead of the address, and what the address showed then. The panel and its button have it in common. */
let ahead: { readonly from: string; readonly to: string } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setAhead(next: typeof ahead): void {
  ahead = next;
  for (const listener of listeners) listener();
}

const useAddressed = () => parseListQuery(useSearchParams()).show;

/** The delivery that is shown beside the list, and the function that shows another or, by an empty id, none. */
export function useShownDelivery() {
  const addressed = useAddressed();
  const moved = useSyncExternalStore(subscribe, () => ahead);
  const shown = moved?.from === addressed ? moved.to : addressed;
  return { shown, show: (id: string) => setAhead({ from: addressed, to: id }) };
}

/**
 * The same; it also enters the address once it has been shown for a moment. Used once in a page.
 * @param onRest called then, and for what the address showed from the start
 */
export function useAddressedDelivery(onRest: (id: string) => void) {
  const addressed = useAddressed();
  const { navigate } = useServices();
  const { shown, show } = useShownDelivery();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever changes the address says what is shown.
  useLayoutEffect(() => () => setAhead(undefined), [addressed]);
  return { shown, show };
}

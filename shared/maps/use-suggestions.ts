import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanText } from '../domain/clean-text';
import type { Coordinates } from '../domain/geo';
import type { Search } from './suggestion';
import type { ApiState } from './use-maps-api';

const DEBOUNCE_MS = 200;
const MINIMUM_LENGTH = 2;
/** What Plus Codes, links and degrees have, and hardly an address. Whether it is one is decided by code that comes then. */
const MAYBE_LOCATION = /[+:°º]|\d[.,]\d|maps|goo\.gl/;

const IDLE: Search = { status: 'idle' };

/**
 * Suggestions for what is being typed; an answer that is overtaken by a newer query is dropped.
 * @param query `undefined` when nothing is being looked for
 * @param api of `google.maps.places`; places that are pasted need none
 * @param near where Plus Codes are looked for that name no place
 * @returns the search, and a function that ends the billing session after a choice
 */
export function useSuggestions(
  query: string | undefined,
  api: ApiState | undefined,
  near: Coordinates | undefined,
): [Search, () => void] {
  const [search, setSearch] = useState(IDLE);
  const session = useRef<google.maps.places.AutocompleteSessionToken>(undefined);
  const input = cleanText(query ?? '');
  const wanted = input.length >= MINIMUM_LENGTH && (api === 'ready' || MAYBE_LOCATION.test(input));

  const find = useEffectEvent(
    async (text: string, state: typeof api, signal: AbortSignal): Promise<Search> => {
      // It came with the field's focus, as the script did.
      const { fetchSuggestions, findLocation } = await import(
        /* webpackChunkName: "places-script" */ './places-script'
      );
      const found = MAYBE_LOCATION.test(text) && (await findLocation(text, { api: state, near, signal }));
      if (found) return found;
      if (state !== 'ready') return IDLE;
      session.current ??= new google.maps.places.AutocompleteSessionToken();
      return { status: 'found', suggestions: await fetchSuggestions(text, session.current) };
    },
  );

  useEffect(() => {
    if (!wanted) {
      setSearch(IDLE);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    // The last list stays until the new one arrives, so that it does not flicker.
    setSearch((last) => (last.status === 'found' ? last : { status: 'searching' }));
    const timer = setTimeout(async () => {
      const found = await find(input, api, signal).catch((): Search => ({ status: 'failed' }));
      if (!signal.aborted) setSearch(found);
    }, DEBOUNCE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [input, wanted, api]);

  function endSession() {
    session.current = undefined;
  }
  return [search, endSession];
}

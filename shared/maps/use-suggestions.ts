import { useEffect, useRef, useState } from 'react';
import { fetchSuggestions, type Suggestion } from './suggestion';

const DEBOUNCE_MS = 200;
const MINIMUM_LENGTH = 2;

/** What is known about one query. */
export type Search =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly suggestions: readonly Suggestion[] };

const IDLE: Search = { status: 'idle' };

/**
 * Suggestions for what is being typed; an answer that is overtaken by a newer query is dropped.
 * @param query `undefined` when nothing is being looked for
 * @param ready whether `google.maps.places` is there
 * @returns the search, and a function that ends the billing session after a choice
 */
export function useSuggestions(query: string | undefined, ready: boolean): [Search, () => void] {
  const [search, setSearch] = useState(IDLE);
  const session = useRef<google.maps.places.AutocompleteSessionToken>(undefined);
  const input = query?.trim() ?? '';
  const wanted = input.length >= MINIMUM_LENGTH;

  useEffect(() => {
    if (!wanted || !ready) {
      setSearch(IDLE);
      return undefined;
    }
    let current = true;
    // The last list stays until the new one arrives, so that it does not flicker.
    setSearch((last) => (last.status === 'found' ? last : { status: 'searching' }));
    const timer = setTimeout(async () => {
      session.current ??= new google.maps.places.AutocompleteSessionToken();
      try {
        const suggestions = await fetchSuggestions(input, session.current);
        if (current) setSearch({ status: 'found', suggestions });
      } catch {
        if (current) setSearch({ status: 'failed' });
      }
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [input, wanted, ready]);

  function endSession() {
    session.current = undefined;
  }
  return [search, endSession];
}

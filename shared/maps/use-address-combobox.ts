import { type KeyboardEvent, useRef, useState } from 'react';
import { toAppError } from '../domain/errors';
import type { Address, Coordinates } from '../domain/geo';
import type { FindOwn, OwnSuggestion } from './own-suggestion';
import type { Suggestion } from './suggestion';
import type { ApiState } from './use-maps-api';
import { useSuggestions } from './use-suggestions';

/**
 * Where the highlight goes.
 * @param key of the keyboard event
 * @param active index of the highlighted option, -1 for none
 * @returns the new index, or `undefined` when the key is for the text field
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    // Without a highlight these move the caret.
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

interface Owner {
  readonly text: string;
  readonly findOwn: FindOwn | undefined;
  readonly near: Coordinates | undefined;
  onTextChange(text: string): void;
  onSelect(address: Address): void;
}

type Line = OwnSuggestion | Suggestion;

const NONE: readonly Suggestion[] = [];

/** State and keyboard of the address field. */
export function useAddressCombobox({ text, findOwn, near, onTextChange, onSelect }: Owner) {
  const [api, setApi] = useState<ApiState>();
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string>();
  const choice = useRef(0);
  const [search, endSession] = useSuggestions(query, api, near);
  const found = query !== undefined && search.status === 'found' ? search.suggestions : NONE;
  const own = query === undefined ? [] : (findOwn?.(query) ?? []);
  const suggestions: readonly Line[] = [...own, ...found];

  function close() {
    setQuery(undefined);
    setActive(-1);
  }
  function type(typed: string) {
    choice.current += 1;
    setProblem(undefined);
    setActive(-1);
    setQuery(typed);
    onTextChange(typed);
  }
  /** Before anything is typed there may be suggestions of the page already, or soon. */
  function openOwn(): boolean {
    const opens = query === undefined && text === '' && findOwn !== undefined;
    if (opens) setQuery('');
    return opens && findOwn('').length > 0;
  }
  async function choose(suggestion: Line) {
    choice.current += 1;
    const mine = choice.current;
    close();
    endSession();
    if ('onChoose' in suggestion) {
      setProblem(undefined);
      suggestion.onChoose();
      return;
    }
    const address = await suggestion.resolve().catch((error: unknown) => toAppError(error).userMessage);
    // Typing on while the details were on their way takes the choice back.
    if (mine !== choice.current) return;
    if (typeof address === 'string') {
      setProblem(address);
      return;
    }
    onTextChange(address.fullAddressString);
    onSelect(address);
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = moveActive(event.key, active, suggestions.length);
    const chosen = suggestions[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown' && openOwn()) setActive(0);
    else if (event.key === 'Enter' && chosen) void choose(chosen);
    else if (event.key === 'Escape' && query !== undefined) close();
    else if (event.key !== 'Enter' || suggestions.length === 0) return;
    // Neither the form nor a dialog around the field is meant by these keys.
    event.preventDefault();
  }
  return {
    api,
    attempt,
    suggestions,
    /** Whether some of them are Google's. */
    hasFound: found.length > 0 && api === 'ready',
    active,
    search: query === undefined ? undefined : search.status,
    /** What is wrong with the text or the choice, and what to do about it. */
    problem: query !== undefined && search.status === 'failed' ? search.problem : problem,
    load: () => setApi((known) => known ?? 'loading'),
    onApiChange: setApi,
    retry() {
      setApi('loading');
      setAttempt((count) => count + 1);
    },
    type,
    openOwn,
    choose,
    close,
    onKeyDown,
  };
}

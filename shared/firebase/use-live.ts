import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { browserConnection } from './connection';
import type { Live } from './live';
import { createLiveStore, type LiveSource } from './live-store';
import type { ParseDocument } from './query';

/**
 * Listens while the component is mounted and the target stays the same by value. The latest `parse` is used without
 * listening anew.
 * @param target plain data that says what to listen to
 * @param sourceOf a function of the module, not of the component
 */
export function useLive<Target, Item, Data>(
  target: Target,
  parse: ParseDocument<Item>,
  sourceOf: (target: Target, parse: ParseDocument<Item>) => LiveSource<Data>,
): Live<Data> {
  const latestParse = useRef(parse);
  useEffect(() => {
    latestParse.current = parse;
  }, [parse]);
  const key = JSON.stringify(target);
  const store = useMemo(() => {
    const parseLatest = (data: unknown) => latestParse.current(data);
    return createLiveStore(sourceOf(JSON.parse(key) as Target, parseLatest), browserConnection);
  }, [key, sourceOf]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

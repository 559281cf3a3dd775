import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Live } from './live';
import {
  awaitedDocumentSource,
  collectionSource,
  documentSource,
  keptDocumentSource,
  trustedDocumentSource,
} from './live-source';
import { createLiveStore, type LiveSource } from './live-store';
import { browserSurroundings } from './open-contact';
import type { CollectionQuery, CollectionTarget, DocumentQuery, ParseDocument } from './query';

/**
 * Listens while the component is mounted and the target stays the same by value. The latest `parse` is used without
 * listening again.
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
    return createLiveStore(sourceOf(JSON.parse(key) as Target, parseLatest), browserSurroundings);
  }, [key, sourceOf]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

/**
 * Shows a collection and follows its changes until unmount.
 * @param query same by value, same listener: it may be written inline
 */
export function useLiveCollection<T>({ parse, ...target }: CollectionQuery<T>): Live<readonly T[]> {
  const sourceOf: (target: CollectionTarget, parse: ParseDocument<T>) => LiveSource<readonly T[]> =
    collectionSource;
  return useLive(target, parse, sourceOf);
}

/**
 * Shows a document and follows its changes until unmount; `data` is `undefined` when there is none.
 * @param query same path, same listener: it may be written inline
 */
export function useLiveDocument<T>({
  path,
  parse,
  trusted,
  keep,
  awaited,
}: DocumentQuery<T>): Live<T | undefined> {
  const followed = keep ? keptDocumentSource<T> : awaited ? awaitedDocumentSource<T> : documentSource<T>;
  return useLive(path, parse, trusted ? trustedDocumentSource<T> : followed);
}

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Live } from './live';
import { createLivePages, type LoadedPages } from './live-pages';
import { trustedSource } from './live-source';
import { createLiveStore } from './live-store';
import { browserSurroundings } from './open-contact';
import type { PagedQuery, PagedTarget } from './query';
import { listReader } from './raw-document';
import { withSeen } from './seen/last-seen';
import { windowSource } from './window-source';

/** The first page as it was seen last: what is behind it can be had from the server only. */
function seenPage<T>(items: readonly T[], pageSize: number): LoadedPages<T> {
  return { items, more: items.length < pageSize ? 'none' : 'failed' };
}

/**
 * Reads a collection page by page and follows everything that was read until unmount.
 * @param query same by value, same listeners: it may be written inline
 * @returns what is loaded, and the function that loads at most 200 more behind it
 */
export function useLivePages<T>({ parse, ...target }: PagedQuery<T>): {
  readonly result: Live<LoadedPages<T>>;
  readonly loadMore: (count: number) => void;
} {
  const latestParse = useRef(parse);
  useEffect(() => {
    latestParse.current = parse;
  }, [parse]);
  const key = JSON.stringify(target);
  const { store, loadMore } = useMemo(() => {
    const known = JSON.parse(key) as PagedTarget;
    const pages = createLivePages(
      windowSource(known, (data) => latestParse.current(data)),
      known.pageSize,
    );
    const read = listReader((data) => latestParse.current(data));
    const source = known.keep
      ? withSeen(pages.source, key, (documents) => seenPage(read(documents), known.pageSize))
      : known.trusted
        ? trustedSource(pages.source, known.path)
        : pages.source;
    return { store: createLiveStore(source, browserSurroundings), loadMore: pages.loadMore };
  }, [key]);
  return { result: useSyncExternalStore(store.subscribe, store.getSnapshot), loadMore };
}

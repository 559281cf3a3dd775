import type { CacheKnowledge } from './confirmed';
import { browserConnection } from './connection';
import type { LiveObserver, LiveSource } from './live-store';
import { type PageWindow, type Place, withHeadJoined, withNextWindow } from './page-windows';
import { fromSdkError, isUnreachable } from './sdk-error';

/** A document of a page; without an item where it could not be read. */
export interface PageEntry<T, P extends Place> {
  readonly place: P;
  readonly item: T | undefined;
}

export interface PageAnswer<T, P extends Place> extends CacheKnowledge {
  /** The same array as before when nothing has changed. */
  readonly entries: readonly PageEntry<T, P>[];
  readonly fromCache: boolean;
  readonly readAt?: number | undefined;
  /** Nothing can be loaded behind it yet. */
  readonly isAhead?: boolean;
}

/** What is loaded of a collection at a moment, in the collection's order. */
export interface LoadedPages<T> {
  readonly items: readonly T[];
  /** Whether there is more behind what is loaded. */
  readonly more: 'none' | 'some' | 'loading' | 'failed';
}

/** Follows one stretch; returns the function that ends it. */
export type ListenToWindow<T, P extends Place> = (
  window: PageWindow<P>,
  observer: { next(answer: PageAnswer<T, P>): void; fail(error: unknown): void },
) => () => void;

export interface LivePages<T> {
  readonly source: LiveSource<LoadedPages<T>>;
  /** Loads what follows the loaded pages; also after that failed. Nothing happens while it is loading or at the end. */
  loadMore(count: number): void;
}

interface Page<T, P extends Place> {
  window: PageWindow<P>;
  answer: PageAnswer<T, P> | undefined;
  failed: boolean;
  stop(): void;
}

/** Reads an ordered collection page by page and follows all that was read. */
export function createLivePages<T, P extends Place>(
  listen: ListenToWindow<T, P>,
  pageSize: number,
): LivePages<T> {
  let pages: Page<T, P>[] = [];
  let observer: LiveObserver<LoadedPages<T>> | undefined;
  let loaded: LoadedPages<T> = { items: [], more: 'loading' };
  /** Whether the first page has answered this observer: the list is as new as that. */
  let isHeard = false;
  /** Whether the first page was refused, not just unheard. */
  let isRefused = false;

  function moreBehind(): LoadedPages<T>['more'] {
    const last = pages.at(-1);
    if (!last || last.failed) return 'failed';
    if (!last.answer) return 'loading';
    if (last.answer.entries.length < last.window.limit) return 'none';
    return last.answer.isAhead ? 'loading' : 'some';
  }

  function collect(): readonly T[] {
    const items = new Map<string, T>();
    for (const { answer } of pages) {
      for (const { place, item } of answer?.entries ?? []) {
        if (item !== undefined && !items.has(place.id)) items.set(place.id, item);
      }
    }
    return [...items.values()];
  }

  function tell(haveItemsChanged: boolean): void {
    const head = pages[0]?.answer;
    if (!head || !isHeard) return;
    const more = moreBehind();
    if (haveItemsChanged || more !== loaded.more) {
      loaded = { items: haveItemsChanged ? collect() : loaded.items, more };
    }
    const { entries, isAhead: _, ...known } = head;
    observer?.next({ ...known, data: loaded, empty: entries.length === 0 });
  }

  function follow(page: Page<T, P>): void {
    const stopOld = page.stop;
    let ended = false;
    let isConfirmed = false;
    const stop = listen(page.window, {
      next(answer) {
        if (ended) return;
        isConfirmed ||= !answer.fromCache;
        const isFirst = page === pages[0] && !page.answer;
        // The cache may know a part of a stretch only, which would look like its end.
        if (!isConfirmed && !isFirst) return;
        isHeard ||= page === pages[0];
        const hasChanged = page.answer?.entries !== answer.entries;
        const before = page.answer?.entries ?? [];
        page.answer = answer;
        page.failed = false;
        if (hasChanged && page === pages[0]) joinHead(before);
        tell(hasChanged);
      },
      fail(error) {
        if (ended) return;
        page.failed = true;
        if (page !== pages[0]) return tell(false);
        isRefused = !isUnreachable(fromSdkError(error, browserConnection.isOnline()));
        observer?.fail(error);
      },
    });
    page.stop = () => {
      ended = true;
      stop();
    };
    // Only now, so that what both follow stays in the cache.
    stopOld();
  }

  function pageFor(window: PageWindow<P>): Page<T, P> {
    return { window, answer: undefined, failed: false, stop: () => {} };
  }

  function joinHead(before: readonly PageEntry<T, P>[]): void {
    const head = pages[0];
    if (!head?.answer) return;
    const entries = head.answer.entries;
    const old = pages.map(({ window }) => window);
    const windows = withHeadJoined(
      old,
      entries.map(({ place }) => place),
    );
    if (windows === old) return;
    // Until the new listeners answer, the documents of the old one stay shown.
    const present = new Set(entries.map(({ place }) => place.id));
    const pushedOut = before.filter(({ place }) => !present.has(place.id));
    head.answer = { ...head.answer, entries: [...entries, ...pushedOut] };
    const changed: Page<T, P>[] = [];
    pages = windows.map((window) => {
      const page = pages.find((candidate) => candidate.window.key === window.key) ?? pageFor(window);
      if (page.window !== window || page.answer === undefined) changed.push(page);
      page.window = window;
      return page;
    });
    const lower = pages[1];
    if (lower && changed.includes(lower)) lower.answer = head.answer;
    for (const page of changed) follow(page);
  }

  return {
    source(next) {
      observer = next;
      isHeard = false;
      // Who chooses another way of reading keeps what was loaded.
      if (!pages[0] || isRefused) pages = [pageFor({ key: 0, limit: pageSize })];
      isRefused = false;
      for (const page of pages) follow(page);
      return () => {
        observer = undefined;
        for (const page of pages) page.stop();
      };
    },
    loadMore(count) {
      const last = pages.at(-1);
      if (!last || !observer) return;
      if (last.failed) {
        last.failed = false;
        follow(last);
        return tell(false);
      }
      const place = last.answer?.entries.at(-1)?.place;
      if (moreBehind() !== 'some' || !place) return;
      const windows = withNextWindow(
        pages.map(({ window }) => window),
        place,
        count,
      );
      const added = pageFor(windows.at(-1) as PageWindow<P>);
      pages = [...pages, added];
      follow(added);
      tell(false);
    },
  };
}

import fc from 'fast-check';
import { chooseData } from '../device/choose-data';
import { createLivePages, type ListenToWindow, type LoadedPages } from './live-pages';
import { followChosen } from './live-store';
import { MOST_IN_WINDOW, type PageWindow } from './page-windows';

interface Numbered {
  readonly id: string;
  readonly order: number;
}

afterEach(() => localStorage.clear());

type Observer = Parameters<ListenToWindow<number, Numbered>>[1];

/** A collection in memory, the highest number first, that tells its listeners of every change. */
function collection(count: number) {
  let documents: Numbered[] = [];
  const listeners = new Set<{
    window: PageWindow<Numbered>;
    observer: Observer;
    told?: readonly Numbered[];
  }>();
  const counts = { reads: 0 };
  let next = 1;

  function found({ after, until, limit }: PageWindow<Numbered>): readonly Numbered[] {
    return documents
      .filter(({ order }) => !(after && order >= after.order) && !(until && order < until.order))
      .slice(0, limit);
  }

  function tellAll(): void {
    for (const listener of [...listeners]) {
      const now = found(listener.window);
      if (listener.told && now.map(({ id }) => id).join() === listener.told.map(({ id }) => id).join())
        continue;
      counts.reads += now.filter((document) => !listener.told?.includes(document)).length;
      listener.told = now;
      const entries = now.map((place) => ({ place, item: place.order }));
      if (listeners.has(listener)) listener.observer.next({ entries, fromCache: false });
    }
  }

  const listen: ListenToWindow<number, Numbered> = (window, observer) => {
    const listener = { window, observer };
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function add(): void {
    documents = [{ id: `d${next}`, order: next }, ...documents];
    next += 1;
  }
  for (let made = 0; made < count; made += 1) add();

  return {
    listen,
    listeners,
    counts,
    add,
    remove(index: number): void {
      documents = documents.filter((_, at) => at !== index % Math.max(1, documents.length));
    },
    /** Until nobody asks for anything new. */
    settle(): void {
      for (let round = 0; round < 5; round += 1) tellAll();
    },
    orders: () => documents.map(({ order }) => order),
  };
}

function follow(from: ReturnType<typeof collection>, pageSize = 50) {
  const pages = createLivePages(from.listen, pageSize);
  const seen: LoadedPages<number>[] = [];
  const failures: unknown[] = [];
  const stop = pages.source({
    next: ({ data }) => seen.push(data),
    fail: (error) => failures.push(error),
  });
  from.settle();
  return {
    failures,
    stop,
    now: () => seen.at(-1) ?? { items: [], more: 'loading' },
    loadMore(count: number): void {
      pages.loadMore(count);
      from.settle();
    },
    ask: pages.loadMore,
  };
}

test('the first page reads its own documents, and the next page only those after it', () => {
  const from = collection(120);
  const list = follow(from);
  expect(list.now().items).toEqual(from.orders().slice(0, 50));
  expect([list.now().more, from.counts.reads]).toEqual(['some', 50]);
  list.loadMore(50);
  expect(list.now().items).toEqual(from.orders().slice(0, 100));
  expect([list.now().more, from.counts.reads]).toEqual(['some', 100]);
  list.loadMore(50);
  expect([list.now().items.length, list.now().more]).toEqual([120, 'none']);
  list.loadMore(50);
  expect(from.counts.reads).toBe(120);
});

test('no listener requests more documents than the rules allow', () => {
  const from = collection(500);
  const list = follow(from);
  list.loadMore(9_999);
  expect(list.now().items).toHaveLength(50 + MOST_IN_WINDOW);
});

test('a loading page shows that and is not requested twice', () => {
  const from = collection(120);
  const list = follow(from);
  list.ask(50);
  list.ask(50);
  expect([list.now().more, from.listeners.size]).toEqual(['loading', 2]);
});

test('a failed page can be retried, and the loaded pages stay', () => {
  const from = collection(120);
  const list = follow(from);
  list.ask(50);
  [...from.listeners].at(-1)?.observer.fail(new Error('refused'));
  expect([list.now().more, list.now().items.length]).toEqual(['failed', 50]);
  list.loadMore(50);
  expect([list.now().more, list.now().items.length]).toEqual(['some', 100]);
  expect(list.failures).toEqual([]);
});

test('a page that was read ahead has no next page until it is followed', () => {
  const from = collection(120);
  const pages = createLivePages(from.listen, 2);
  const seen: LoadedPages<number>[] = [];
  pages.source({ next: ({ data }) => seen.push(data), fail: () => {} });
  const [head] = from.listeners;
  const entries = [120, 119].map((order) => ({ place: { id: `d${order}`, order }, item: order }));
  head?.observer.next({ entries, fromCache: false, isAhead: true });
  expect(seen.at(-1)).toEqual({ items: [120, 119], more: 'loading' });
  pages.loadMore(2);
  expect(from.listeners.size).toBe(1);
  head?.observer.next({ entries, fromCache: false });
  expect(seen.at(-1)).toEqual({ items: [120, 119], more: 'some' });
});

test('fewer than a page are all there are, also when they were read ahead', () => {
  const from = collection(1);
  const pages = createLivePages(from.listen, 2);
  const seen: LoadedPages<number>[] = [];
  pages.source({ next: ({ data }) => seen.push(data), fail: () => {} });
  [...from.listeners][0]?.observer.next({ entries: [], fromCache: false, isAhead: true });
  expect(seen.at(-1)).toEqual({ items: [], more: 'none' });
});

test('the first page failing fails the list', () => {
  const from = collection(0);
  const list = follow(from);
  [...from.listeners][0]?.observer.fail('refused');
  expect(list.failures).toEqual(['refused']);
});

test('part of a page out of the cache is not taken for its end', () => {
  const from = collection(120);
  const list = follow(from);
  list.ask(50);
  [...from.listeners].at(-1)?.observer.next({ entries: [], fromCache: true });
  expect(list.now().more).toBe('loading');
});

test('a document that cannot be read is left out and does not end the list', () => {
  const pages = createLivePages<number, Numbered>((_, { next }) => {
    const places = [3, 2, 1].map((order) => ({ id: `d${order}`, order }));
    const entries = places.map((place) => ({ place, item: place.order === 2 ? undefined : place.order }));
    next({ entries, fromCache: false });
    return () => {};
  }, 3);
  let seen: unknown;
  pages.source({ next: ({ data }) => (seen = data), fail: () => {} });
  expect(seen).toEqual({ items: [3, 1], more: 'some' });
});

/** Follows two pages of fifty, and anew when their user chooses another way of reading. */
function followTwo() {
  const from = collection(120);
  const pages = createLivePages(from.listen, 50);
  const seen: LoadedPages<number>[] = [];
  const observer = { next: ({ data }: { data: LoadedPages<number> }) => seen.push(data), fail: () => {} };
  const stop = followChosen(pages.source, observer);
  from.settle();
  pages.loadMore(50);
  from.settle();
  return { from, pages, seen, stop, listeners: () => [...from.listeners] };
}

test('all pages that were loaded are followed after a choice, and stay while only some have answered', () => {
  const { from, pages, seen, listeners, stop } = followTwo();
  const loaded = seen.at(-1);
  chooseData('on', 'u1');
  expect(listeners().map(({ window }) => window.limit)).toEqual([50, 50]);
  seen.length = 0;
  const [head, second] = listeners();
  const answer = (orders: readonly number[]) =>
    orders.map((order) => ({ place: { id: `d${order}`, order }, item: order }));
  second?.observer.next({ entries: answer(from.orders().slice(50, 100)), fromCache: false });
  // The list is as new as its first page.
  expect(seen).toEqual([]);
  head?.observer.next({ entries: answer(from.orders().slice(0, 50)), fromCache: false });
  expect(seen).toEqual([loaded]);
  from.add();
  from.settle();
  pages.loadMore(50);
  from.settle();
  expect(seen.at(-1)).toEqual({ items: from.orders(), more: 'none' });
  stop();
});

test('a list whose first page was refused begins anew with a choice', () => {
  const { listeners, stop } = followTwo();
  listeners()[0]?.observer.fail('refused');
  chooseData('off', 'u1');
  expect(listeners()).toHaveLength(1);
  stop();
});

test('a list whose first page nobody has answered keeps its pages through a choice', () => {
  const { listeners, stop } = followTwo();
  listeners()[0]?.observer.fail({ code: 'unavailable', message: 'No answer.' });
  chooseData('off', 'u1');
  expect(listeners()).toHaveLength(2);
  stop();
});

test('no listener is left after the end', () => {
  const from = collection(120);
  const list = follow(from);
  list.loadMore(50);
  list.stop();
  expect(from.listeners.size).toBe(0);
  // Who asks too late.
  list.ask(50);
  expect(from.listeners.size).toBe(0);
});

type Step = 'add' | 'more' | { readonly remove: number };

test('the shown documents are always the beginning of the collection without a gap', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Step>('add') },
    { weight: 2, arbitrary: fc.constant<Step>('more') },
    { weight: 2, arbitrary: fc.record({ remove: fc.nat(400) }) },
  );
  fc.assert(
    fc.property(fc.nat(150), fc.array(step, { maxLength: 400 }), (count, steps) => {
      const from = collection(count);
      const list = follow(from, 20);
      for (const each of steps) {
        if (each === 'more') list.ask(20);
        else if (each === 'add') from.add();
        else from.remove(each.remove);
        from.settle();
        const { items, more } = list.now();
        expect(items).toEqual(from.orders().slice(0, items.length));
        if (more === 'none') expect(items).toHaveLength(from.orders().length);
        else expect(items.length).toBeGreaterThanOrEqual(Math.min(20, from.orders().length));
      }
    }),
    { numRuns: 60 },
  );
});

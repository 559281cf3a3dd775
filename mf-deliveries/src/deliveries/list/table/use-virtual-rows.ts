import { type RefObject, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { layoutRows, rowsWithin } from './virtual-layout';
import { windowStretch } from './window-stretch';

interface VirtualRowsOptions {
  readonly ids: readonly string[];
  /** The element that the rows are in; each of its children has its row's id as `data-id`. */
  readonly body: RefObject<HTMLElement | null>;
  /** Usual height of a row in px. */
  readonly height: number;
  /** Space between rows in px. */
  readonly gap: number;
  /** The row that has the focus, which stays even where it is out of sight. */
  readonly focusedID: string | undefined;
}

interface VirtualRow {
  readonly index: number;
  /** Its position, in px from the list's top. */
  readonly start: number;
}

/** Heights of rows that are not the usual one, by that and the row's id; forgotten when rows get another width. */
function useHeights() {
  const [change, setChange] = useState(0);
  const [known] = useState(() => new Map<string, number>());
  useEffect(() => {
    let width = window.innerWidth;
    function forget(): void {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      known.clear();
      setChange((count) => count + 1);
    }
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, [known]);
  return { known, change, changed: () => setChange((count) => count + 1) };
}

/** The rows that are in sight, of a list that scrolls with the page. */
export function useVirtualRows({ ids, body, height, gap, focusedID }: VirtualRowsOptions): {
  readonly rows: readonly VirtualRow[];
  /** Positions of all, in px from the list's top, and at the end that of the row after the last. */
  readonly starts: Float64Array;
  readonly height: number;
} {
  const [stretch] = useState(() => windowStretch(() => body.current));
  // A store, because what scrolling asks for must be there in the same frame.
  const { from, to } = useSyncExternalStore(stretch.subscribe, stretch.get);
  const { known, change, changed } = useHeights();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of heights is a change of the layout.
  const layout = useMemo(
    () => layoutRows(ids, (id) => known.get(`${height} ${id}`) ?? height, gap),
    [ids, height, gap, change, known],
  );

  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const top = -element.getBoundingClientRect().top;
    let hasChanged = false;
    let above = 0;
    for (const row of element.children as HTMLCollectionOf<HTMLElement>) {
      const { id, index } = row.dataset;
      const key = `${height} ${id}`;
      const before = known.get(key) ?? height;
      const now = row.offsetHeight;
      if (now === 0 || now === before) continue;
      known.set(key, now);
      hasChanged = true;
      if ((layout.starts[Number(index)] ?? 0) + before < top) above += now - before;
    }
    if (hasChanged) changed();
    // What is being read stays where it is when rows above it turn out to be of another height.
    if (above !== 0) window.scrollBy(0, above);
    stretch.look();
  });

  const { first, last } = rowsWithin(layout, from, to);
  const indexes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const focused = focusedID === undefined ? -1 : ids.indexOf(focusedID);
  if (focused !== -1 && focused < first) indexes.unshift(focused);
  if (focused > last) indexes.push(focused);
  return {
    rows: indexes.map((index) => ({ index, start: layout.starts[index] ?? 0 })),
    ...layout,
  };
}

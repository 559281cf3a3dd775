import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Where a row is, in pixels from where all are measured. */
interface Span {
  readonly top: number;
  readonly height: number;
}

/** How far a row may be dragged: no farther than the list goes, or the page would grow under it. */
export function withinList(rows: readonly Span[], from: number, offset: number): number {
  const [first, dragged, last] = [rows[0], rows[from], rows.at(-1)];
  if (!first || !dragged || !last) return 0;
  const most = last.top + last.height - dragged.top - dragged.height;
  return Math.max(first.top - dragged.top, Math.min(most, offset));
}

/**
 * Where a dragged row would come to stand: beyond each row whose middle its leading edge has passed.
 * @param offset how far it is from its place
 */
export function dropIndex(rows: readonly Span[], from: number, offset: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const top = dragged.top + offset;
  const bottom = top + dragged.height;
  const above = rows.findIndex((row, index) => index < from && top < row.top + row.height / 2);
  if (above >= 0) return above;
  const below = rows.findLastIndex((row, index) => index > from && bottom > row.top + row.height / 2);
  return below >= 0 ? below : from;
}

interface Dragging {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  readonly rows: readonly Span[];
}

/** How far a row makes room, or the dragged one has come. */
export function shiftOf({ from, to, offset, rows }: Dragging, index: number): number {
  if (index === from) return offset;
  const height = rows[from]?.height ?? 0;
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
}

/** How near to an edge of the window a drag scrolls, and how far in one frame, in pixels. */
const EDGE = 64;
const MOST = 16;

interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the dragged row is from its place, in pixels of the page. */
  readonly offset: number;
  /** Where the rows were when it began. */
  readonly rows: readonly Span[];
}

/** The rows' places, also while they are still on their way back to them. */
function spansOf(list: HTMLElement): readonly Span[] {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  return rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
}

function scrollStep(y: number): number {
  const above = EDGE - y;
  const below = y - (window.innerHeight - EDGE);
  const depth = above > 0 ? -above : Math.max(0, below);
  return (Math.max(-EDGE, Math.min(EDGE, depth)) / EDGE) * MOST;
}

/**
 * Dragging the rows of a list, with mouse, pen or finger; Escape ends it where it began.
 * @param onDrop told of a row that was put in another place
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const end = useRef<() => void>(undefined);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => end.current?.(), []);

  function begin(from: number, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || !list.current || end.current) return;
    event.preventDefault();
    const { pointerId } = event;
    const rows = spansOf(list.current);
    const start = event.clientY + window.scrollY;
    let y = event.clientY;
    let frame = 0;
    let latest: Drag = { from, to: from, offset: 0, rows };

    function follow() {
      const offset = withinList(rows, from, y + window.scrollY - start);
      latest = { from, to: dropIndex(rows, from, offset), offset, rows };
      setDrag(latest);
    }
    function scroll() {
      frame = requestAnimationFrame(scroll);
      const step = scrollStep(y);
      if (step === 0) return;
      window.scrollBy(0, step);
      follow();
    }
    function finish(dropped: boolean) {
      cancelAnimationFrame(frame);
      listening.abort();
      end.current = undefined;
      setDrag(undefined);
      if (dropped && latest.to !== from) drop.current(from, latest.to);
    }
    const listening = new AbortController();
    const { signal } = listening;
    function on<Name extends keyof WindowEventMap>(name: Name, take: (event: WindowEventMap[Name]) => void) {
      window.addEventListener(name, take, { signal });
    }
    on('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return;
      y = moved.clientY;
      follow();
    });
    on('pointerup', (up) => up.pointerId === pointerId && finish(true));
    on('pointercancel', (cancelled) => cancelled.pointerId === pointerId && finish(false));
    on('blur', () => finish(false));
    on('keydown', ({ key }) => key === 'Escape' && finish(false));
    end.current = () => finish(false);
    setDrag(latest);
    frame = requestAnimationFrame(scroll);
  }

  return {
    from: drag?.from,
    begin,
    /** How far a row is from its place at the moment, in pixels. */
    shiftOf: (index: number): number => (drag ? shiftOf(drag, index) : 0),
  };
}

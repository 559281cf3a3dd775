import { type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptPlaceOptions {
  readonly ids: readonly string[];
  /** The element that the rows are in. */
  readonly body: RefObject<HTMLElement | null>;
  /** Height of a row and the space after it, in px. */
  readonly step: number;
  /** What the rows are ordered by: in another order no place is the same. */
  readonly order: string;
}

/** Keeps what is being read where it is when rows above it come, go or move. */
export function useKeptPlace({ ids, body, step, order }: KeptPlaceOptions): void {
  const shown = useRef({ ids, order });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { ids, order };
    if (!body.current || before.ids === ids || before.order !== order) return;
    const { top } = body.current.getBoundingClientRect();
    if (top >= 0) return;
    const present = new Set(ids);
    // The uppermost row in sight that is still there.
    const anchor = before.ids
      .slice(Math.min(-top / step, before.ids.length - 1))
      .find((id) => present.has(id));
    if (anchor) window.scrollBy(0, (ids.indexOf(anchor) - before.ids.indexOf(anchor)) * step);
  }, [ids, body, step, order]);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAskedRow } from './asked-row';

interface KeptPlaceOptions {
  readonly ids: readonly string[];
  /** The element that the rows are in. */
  readonly body: RefObject<HTMLElement | null>;
  /** Positions of the rows, in px from the list's top. */
  readonly starts: Float64Array;
  /** What the rows are ordered by: in another order no place is the same. */
  readonly order: string;
}

/** Keeps what is being read where it is when rows above it come, go or move. */
export function useKeptPlace({ ids, body, starts, order }: KeptPlaceOptions): void {
  const shown = useRef({ ids, starts, order });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { ids, starts, order };
    if (!body.current || before.ids === ids || before.order !== order) return;
    const { top } = body.current.getBoundingClientRect();
    if (top >= 0) return;
    const present = new Set(ids);
    // The uppermost row in sight that is still there.
    const anchor = before.ids
      .slice(Math.min(before.starts.filter((start) => start <= -top).length, before.ids.length) - 1)
      .find((id) => present.has(id));
    if (!anchor) return;
    const was = before.starts[before.ids.indexOf(anchor)] ?? 0;
    window.scrollBy(0, (starts[ids.indexOf(anchor)] ?? 0) - was);
  }, [ids, body, starts, order]);
}

/** Does that for a list that is drawn elsewhere, and brings rows into sight that are asked for. */
export function KeptPlace(props: KeptPlaceOptions) {
  useKeptPlace(props);
  useAskedRow(props);
  return undefined;
}

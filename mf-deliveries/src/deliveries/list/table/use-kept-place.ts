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

/** Keeps what is being read where it is when rows come in above it. */
export function useKeptPlace({ ids, body, step, order }: KeptPlaceOptions): void {
  const shown = useRef({ ids, order });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { ids, order };
    const [first] = before.ids;
    if (!body.current || first === undefined || before.ids === ids || before.order !== order) return;
    const added = ids.indexOf(first);
    const isAtTop = body.current.getBoundingClientRect().top >= 0;
    if (added > 0 && !isAtTop) window.scrollBy(0, added * step);
  }, [ids, body, step, order]);
}

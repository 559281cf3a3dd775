import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface VirtualRowsOptions {
  readonly ids: readonly string[];
  /** The element that the rows are in. */
  readonly body: RefObject<HTMLElement | null>;
  /** Usual height of a row in px. */
  readonly height: number;
  /** Space between rows in px. */
  readonly gap: number;
  /** The row that has the focus, which stays even where it is out of sight. */
  readonly focusedId: string | undefined;
}

const OVERSCAN = 8;

/** The rows that are in sight, of a list that scrolls with the page. */
export function useVirtualRows({ ids, body, height, gap, focusedId }: VirtualRowsOptions) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
  const focused = focusedId === undefined ? -1 : ids.indexOf(focusedId);
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === -1 || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
    // React refuses to flush while it commits, which is when rows are measured.
    useFlushSync: false,
  });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, offset: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** The positions of a list's rows, in px from its top. */
interface VirtualLayout {
  /** Of each row, and at the end that of the row after the last. */
  readonly starts: Float64Array;
  readonly height: number;
}

/** The first and the last of some rows; the last is before the first where there are none. */
interface RowRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Puts rows below one another.
 * @param gap space between two rows in px
 */
export function layoutRows(
  ids: readonly string[],
  heightOf: (id: string) => number,
  gap: number,
): VirtualLayout {
  const starts = new Float64Array(ids.length + 1);
  let start = 0;
  for (const [index, id] of ids.entries()) {
    starts[index] = start;
    start += heightOf(id) + gap;
  }
  starts[ids.length] = start;
  return { starts, height: Math.max(0, start - gap) };
}

/** The row at a place, or the nearest one. */
function rowAt({ starts }: VirtualLayout, place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows that reach into a stretch of the list. */
export function rowsWithin(layout: VirtualLayout, from: number, to: number): RowRange {
  if (layout.starts.length === 1) return { first: 0, last: -1 };
  return { first: rowAt(layout, from), last: rowAt(layout, to) };
}

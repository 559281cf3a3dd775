/** Where a row is, in pixels from where all are measured. */
export interface Span {
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

/** Sorts the lines of bikes by time on the road, longest first. */
export function longestTimeFirst<Line extends { readonly totalTime: number; readonly regNo: string }>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.toSorted((a, b) => b.totalTime - a.totalTime || a.regNo.localeCompare(b.regNo));
}

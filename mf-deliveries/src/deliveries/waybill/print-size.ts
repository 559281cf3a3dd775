/** Room of the two stops on a sheet of A6, in millimetres: without its edges, its head, and the lines between. */
const [WIDTH, HEIGHT] = [95, 88];
const MM_PER_POINT = 0.353;
/** The drop-off is printed larger than the pickup: both are reckoned as if they were. */
const ENLARGED = 1.15;
/** Of the size of the print: how wide a character is, and how high a line. */
const [CHARACTER, LINE] = [0.5, 1.3];
/** Lines of names, headings, windows and what to do at the door. */
const OTHER_LINES = 8;
/** Between two texts, in millimetres. */
const GAP = 1;

/** In points. From the second on instructions go on in the line that they are in: lines of their own would make all smaller. */
const [WITH_LINES, RUN_ON] = [
  [10.5, 9, 8],
  [10.5, 9, 8, 7, 6],
] as const;
const SMALLEST = 5;

export interface Print {
  /** In points. */
  readonly size: number;
  /** Whether line breaks of instructions are printed as ` / `. */
  readonly runsOn: boolean;
}

/** A text without its line breaks. */
export function runOn(text: string): string {
  return text.split('\n').filter(Boolean).join(' / ');
}

function fits(texts: readonly string[], size: number): boolean {
  const em = size * MM_PER_POINT * ENLARGED;
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => Math.max(1, Math.ceil((line.length * CHARACTER * em) / WIDTH)))
    .reduce((sum, count) => sum + count, OTHER_LINES);
  return lines * LINE * em + texts.length * GAP <= HEIGHT;
}

/** How a sheet is printed, so that it stays one: the more is written, the smaller. @param texts that are not empty */
export function printOf(texts: readonly string[]): Print {
  const withLines = WITH_LINES.find((size) => fits(texts, size));
  if (withLines !== undefined) return { size: withLines, runsOn: false };
  const size = RUN_ON.find((points) => fits(texts.map(runOn), points)) ?? SMALLEST;
  return { size, runsOn: true };
}

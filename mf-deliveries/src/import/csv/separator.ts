import { parse } from 'papaparse';

export const SEPARATORS = [';', '\t', ','] as const;

export type Separator = (typeof SEPARATORS)[number];

const SAMPLE_ROWS = 50;

/** How many of the first rows have as many cells as the heading; none when that has only one. */
function fit(text: string, delimiter: Separator): { readonly rows: number; readonly width: number } {
  const { data } = parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS, skipEmptyLines: 'greedy' });
  const width = data[0]?.length ?? 0;
  if (width < 2) return { rows: 0, width: 0 };
  return { rows: data.filter(({ length }) => length === width).length, width };
}

/** What separates the cells of a text whose first row is its heading; a semicolon when nothing does. */
export function sniffSeparator(text: string): Separator {
  const [best] = SEPARATORS.map((separator) => ({ separator, ...fit(text, separator) })).sort(
    (one, other) => other.rows - one.rows || other.width - one.width,
  );
  return best?.separator ?? ';';
}

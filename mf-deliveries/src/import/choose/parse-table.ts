import { parse } from 'papaparse';
import { IMPORT } from '../../texts/english/import';
import type { ImportTexts } from '../../texts/import-texts';

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

interface TableRow {
  /** Its number as a spreadsheet shows it; the heading is in row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

export type TableResult =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string };

/** A first line by which a file tells a spreadsheet its separator; the spreadsheet does not show it. */
const SEPARATOR_LINE = /^sep=([;,\t])\r?\n/i;

function isSeparator(text: string | undefined): text is Separator {
  return SEPARATORS.some((separator) => separator === text);
}

/** What is said of a text that cannot be read, by where it comes from. */
type ReadTexts = ImportTexts['importing']['ofFile'];

export const FROM_PASTE: ReadTexts = IMPORT.ofPaste;

/** Reads a text as a table of texts: nothing is turned into a number or a date. */
export function parseTable(source: string, mostRows: number, texts: ReadTexts = IMPORT.ofFile): TableResult {
  const text = source.replace(/^\ufeff/, '');
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = isSeparator(named) ? named : sniffSeparator(body);
  const { data, errors } = parse<string[]>(body, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    return { ok: false, message: texts.broken(String((broken.row ?? 0) + 1)) };
  }
  const [heading, ...rows] = data
    .map((cells, index): TableRow => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!heading) return { ok: false, message: texts.empty };
  if (rows.length === 0) {
    return { ok: false, message: texts.oneRow };
  }
  if (rows.length > mostRows) {
    return { ok: false, message: texts.many(String(rows.length), String(mostRows)) };
  }
  return { ok: true, table: { headings: heading.cells.map((cell) => cell.trim()), rows } };
}

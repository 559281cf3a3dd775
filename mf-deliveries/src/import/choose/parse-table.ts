import { parse } from 'papaparse';
import { IMPORT } from '../../texts/english/import';
import type { ImportTexts } from '../../texts/import-texts';
import { countHeadings } from '../headings';

export const SEPARATORS = [';', '\t', ',', '|'] as const;

export type Separator = (typeof SEPARATORS)[number];

const SAMPLE_ROWS = 50;

interface TableRow {
  /** Its number as a spreadsheet shows it, counted from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** What became of every line of a text; together they are all of them. A row of several lines counts once. */
export interface LineCount {
  /** Titles above the headings, and the line that names the separator. */
  readonly above: number;
  /** 1, or 0 where no line names the columns. */
  readonly headings: number;
  readonly rows: number;
  readonly empty: number;
}

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly count: LineCount;
  /** Every line that is not empty, in its order. */
  readonly lines: readonly TableRow[];
  /** Which of `lines` names the columns; -1 for none. */
  readonly headingAt: number;
}

export type TableResult =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string };

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

/** The width that most rows have, their empty cells at the end left out; the greater one of two. */
function commonWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const cells of rows) {
    const width = cells.findLastIndex(isFilled) + 1;
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const [common] = [...counts].sort(([wide, many], [width, count]) => count - many || width - wide);
  return common?.[0] ?? 0;
}

/** The headings are among so many lines. */
const MOST_TITLES = 20;

/** Names that must be known for a line to be taken for the headings, whatever stands above it. */
const SURE_NAMES = 2;

/** The line that names the columns: the one with the most different known names, else the first that is not much shorter than others. */
function findHeadings(lines: readonly (readonly string[])[]): {
  readonly at: number;
  readonly known: number;
} {
  const first = lines.slice(0, MOST_TITLES);
  const names = first.map(countHeadings);
  const known = Math.max(0, ...names);
  if (known >= SURE_NAMES) return { at: names.indexOf(known), known };
  const width = commonWidth(lines.slice(0, SAMPLE_ROWS));
  const at = first.findIndex((cells) => cells.filter(isFilled).length > width / 2);
  return { at: Math.max(0, at), known: 0 };
}

/** How well a text is read with a separator; nothing where it separates none of the headings. */
function fitOf(text: string, delimiter: Separator): { known: number; rows: number; width: number } {
  const { data } = parse<string[]>(text, { delimiter, newline: '\n', preview: SAMPLE_ROWS });
  const lines = data.filter((cells) => cells.some(isFilled));
  const { at, known } = findHeadings(lines);
  const width = lines[at]?.length ?? 0;
  if (width < 2) return { known: 0, rows: 0, width: 0 };
  return { known, rows: lines.filter(({ length }) => length === width).length, width };
}

/** What separates the cells of a text; a semicolon when nothing does. */
export function sniffSeparator(text: string): Separator {
  const [best] = SEPARATORS.map((separator) => ({ separator, ...fitOf(text, separator) })).sort(
    (one, other) => other.known - one.known || other.rows - one.rows || other.width - one.width,
  );
  return best?.separator ?? ';';
}

/** Whether a text of lines that were quoted as a whole has headings that are known. */
function isTable(text: string): boolean {
  return fitOf(text, sniffSeparator(text)).known > 0;
}

/** A first line by which a file tells a spreadsheet its separator; the spreadsheet does not show it. */
const SEPARATOR_LINE = /^"?sep=([;,\t|])"?\n/i;

function isSeparator(text: string | undefined): text is Separator {
  return SEPARATORS.some((separator) => separator === text);
}

/** A line break is one character however it is written, also where a text mixes them. */
const LINE_BREAK = /\r\n|\n\r|\r/g;

/** What is said of a text that cannot be read, by where it comes from. */
type ReadTexts = ImportTexts['importing']['ofFile'];

export const FROM_PASTE: ReadTexts = IMPORT.ofPaste;

/** The table with another line as its headings. */
export function withHeadings({ lines, count }: Pick<Table, 'lines' | 'count'>, headingAt: number): Table {
  const filled = count.above + count.headings + count.rows;
  const rows = lines.slice(headingAt + 1);
  const named = lines[headingAt]?.cells.map((cell) => cell.trim()) ?? [];
  const width = commonWidth(rows.map(({ cells }) => cells));
  const unnamed = Array.from({ length: Math.max(0, width - named.length) }, () => '');
  const headings = headingAt < 0 ? 0 : 1;
  return {
    headings: [...named, ...unnamed],
    rows,
    count: { above: filled - headings - rows.length, headings, rows: rows.length, empty: count.empty },
    lines,
    headingAt,
  };
}

/** Reads a text as a table of texts: nothing is turned into a number or a date. */
export function parseTable(source: string, mostRows: number, texts: ReadTexts = IMPORT.ofFile): TableResult {
  const text = source.replace(/^\ufeff/, '').replace(LINE_BREAK, '\n');
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = isSeparator(named) ? named : sniffSeparator(body);
  const { data, errors } = parse<string[]>(body.replace(/\n$/, ''), { delimiter, newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    return { ok: false, message: texts.broken(String((broken.row ?? 0) + 1)) };
  }
  const unquoted = data.map(([cell]) => cell).join('\n');
  if (
    data.every(({ length }) => length === 1) &&
    unquoted.length < body.trimEnd().length &&
    isTable(unquoted)
  ) {
    return parseTable(unquoted, mostRows, texts);
  }
  const lines = data
    .map((cells, index): TableRow => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some(isFilled));
  if (lines.length === 0) return { ok: false, message: texts.empty };
  const { at } = findHeadings(lines.map(({ cells }) => cells));
  const rows = lines.length - at - 1;
  if (rows === 0) return { ok: false, message: texts.oneRow };
  if (rows > mostRows) return { ok: false, message: texts.many(String(rows), String(mostRows)) };
  const count = { above: line === '' ? at : at + 1, headings: 1, rows, empty: data.length - lines.length };
  return { ok: true, table: withHeadings({ lines, count }, at) };
}

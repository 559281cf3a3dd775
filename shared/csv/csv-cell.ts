import type { CsvFormat } from './csv-format';

const RUNS_AS_FORMULA = /^\s*[=+\-@]|^[\t\r]/;
const NEEDS_QUOTES = /[";,\r\n]|^\s|\s$/;

/** A text as one cell. What a spreadsheet would run as a formula is made plain text. */
export function csvText(text: string): string {
  const safe = RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents as an amount that a spreadsheet can add up: `-1234,50`. */
export function csvAmount(cents: number, { decimal }: CsvFormat): string {
  const size = Math.abs(cents);
  const fraction = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}${decimal}${fraction}`;
}

/** A number as one cell; nothing where there is none. */
export function csvNumber(value: number | undefined, { decimal }: CsvFormat): string {
  return value === undefined || !Number.isFinite(value) ? '' : String(value).replace('.', decimal);
}

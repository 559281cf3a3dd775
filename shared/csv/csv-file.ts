import { toLocalDateTime } from '@fleetfoot/shared/domain';

/** How numbers and columns are written; spreadsheets follow the computer's country. */
export type CsvFormat =
  | { readonly separator: ';'; readonly decimal: ',' }
  | { readonly separator: ','; readonly decimal: '.' };

/** The formats that are offered, the one for computers set to South Africa first. */
export const CSV_FORMATS = {
  local: { label: 'Semicolons, decimal commas', format: { separator: ';', decimal: ',' } },
  plain: { label: 'Commas, decimal points', format: { separator: ',', decimal: '.' } },
} as const satisfies Record<string, { label: string; format: CsvFormat }>;

export type CsvFormatName = keyof typeof CSV_FORMATS;

// Full-width and small signs too, and whatever shows nothing before one: some spreadsheets take them for the plain ones, and drop
// what they cannot show.
const RUNS_AS_FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]|^\p{Cc}/u;
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

/** A moment as one cell, in South African time: `2026-02-03 14:05`. */
export function csvDate(date: Date | undefined): string {
  return date ? toLocalDateTime(date).replace('T', ' ') : '';
}

/** Byte order mark: a spreadsheet reads the text as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A whole file of rows whose cells are written already. */
export function csvFile(rows: readonly (readonly string[])[], { separator }: CsvFormat): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.join(separator)}\r\n`).join('');
}

/** Long enough for a browser to have begun to save it, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands what is written to the browser as a file to save. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

import type { CsvFormat } from './csv-format';

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A whole file of rows whose cells are written already. */
export function csvFile(rows: readonly (readonly string[])[], { separator }: CsvFormat): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.join(separator)}\r\n`).join('');
}

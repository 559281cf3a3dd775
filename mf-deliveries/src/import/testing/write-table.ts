import type { Separator } from '../choose/parse-table';

const BYTE_ORDER_MARK = '\ufeff';

function quoted(cell: string): string {
  // Also what keeps a spreadsheet from running a formula.
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";,|\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file for a spreadsheet. */
export function writeTable(rows: readonly (readonly string[])[], separator: Separator): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('');
}

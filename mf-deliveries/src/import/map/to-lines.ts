import type { Table } from '../choose/parse-table';
import { type Cells, COLUMNS, type ColumnKey } from '../columns';
import type { Mapping } from './mapping';

/** Marks that keep a spreadsheet from reading a cell as a formula or a number: `'+27…`, `="082…"`. */
const GUARDED = /^'(?=\s*[=+\-@\t\r\d])/;
const FORMULA_TEXT = /^="(.*)"$/s;

/** A cell as its writer meant it: without needless space and without a spreadsheet's guards. Zeros in front stay. */
export function cleanCell(cell: string): string {
  const text = cell.replace(/[ \u00a0]+/g, ' ').trim();
  return text.replace(FORMULA_TEXT, '$1').replace(GUARDED, '').trim();
}

/** A cell of several lines as one. */
export function oneLine(cell: string): string {
  return cell.replace(/,?\s*[\r\n\u2028\u2029]+\s*/g, ', ');
}

/** A row of the file as what it means. */
export interface ImportLine {
  /** Counted from 0 without gaps; with the import's id it makes the delivery's id. */
  readonly row: number;
  /** Its number as a spreadsheet shows it. */
  readonly number: number;
  readonly cells: Cells;
}

/** Cells as they were meant; empty ones are left out. */
export function cleanCells(cells: Cells): Cells {
  const cleaned: Partial<Record<ColumnKey, string>> = {};
  for (const { key, lines } of COLUMNS) {
    const cell = cleanCell(cells[key] ?? '');
    if (cell !== '') cleaned[key] = lines ? cell : oneLine(cell);
  }
  return cleaned;
}

/** A table's rows by what its columns mean. */
export function toLines({ rows }: Table, mapping: Mapping): readonly ImportLine[] {
  return rows.map(({ number, cells }, row) => {
    const meant: Partial<Record<ColumnKey, string>> = {};
    for (const { key } of COLUMNS) {
      const index = mapping[key];
      if (index !== undefined) meant[key] = cells[index] ?? '';
    }
    return { row, number, cells: cleanCells(meant) };
  });
}

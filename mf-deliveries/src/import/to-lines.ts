import { type Cells, COLUMNS, type ColumnKey } from './columns';
import { cleanCell, oneLine } from './csv/clean-cell';
import type { Table } from './csv/parse-table';
import type { Mapping } from './mapping';

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

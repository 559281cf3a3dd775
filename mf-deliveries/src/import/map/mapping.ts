import type { Table } from '../choose/parse-table';
import { COLUMNS, type ColumnKey, type ImportColumn } from '../columns';
import { foldedHeading, isExported, namesOf } from '../headings';

/** Which column of a file, counted from 0, holds what. */
export type Mapping = Readonly<Partial<Record<ColumnKey, number>>>;

/** Headings that were chosen by hand before. */
export type RememberedHeadings = Readonly<Partial<Record<ColumnKey, string>>>;

/**
 * Which columns the headings mean: those chosen before, else those that are called so. A column of the file is never
 * taken twice.
 */
export function guessMapping(headings: readonly string[], remembered: RememberedHeadings): Mapping {
  const names = headings.map(foldedHeading);
  const taken = new Set<number>();
  const mapping: Partial<Record<ColumnKey, number>> = {};

  function take(key: ColumnKey, wanted: readonly string[]): void {
    if (mapping[key] !== undefined) return;
    for (const name of wanted) {
      const index = names.findIndex((heading, at) => heading !== '' && heading === name && !taken.has(at));
      if (index < 0) continue;
      mapping[key] = index;
      taken.add(index);
      return;
    }
  }

  for (const { key } of COLUMNS) {
    const heading = remembered[key];
    if (heading !== undefined) take(key, [foldedHeading(heading)]);
  }
  // Own names before others: "Address" must not take what is called "Delivery address".
  for (const column of COLUMNS) take(column.key, namesOf(column).slice(0, 2));
  for (const column of COLUMNS) take(column.key, namesOf(column).slice(2));
  return mapping;
}

/** The stored form of a mapping: by heading, as the next file may order its columns otherwise. */
export function headingsOf(headings: readonly string[], mapping: Mapping): RememberedHeadings {
  const remembered: Partial<Record<ColumnKey, string>> = {};
  for (const { key } of COLUMNS) {
    const index = mapping[key];
    const heading = index === undefined ? undefined : headings[index];
    if (heading) remembered[key] = heading;
  }
  return remembered;
}

/** The columns that hold anything, a heading or cells, counted from 0: a spreadsheet may write thousands of empty ones. */
export function usedColumns({ headings, rows }: Pick<Table, 'headings' | 'rows'>): readonly number[] {
  return headings.flatMap((heading, index) =>
    heading !== '' || rows.some(({ cells }) => cells[index]?.trim()) ? [index] : [],
  );
}

/** The columns that no delivery can do without and that nothing was found for. */
export function missingColumns(mapping: Mapping): readonly ImportColumn[] {
  return COLUMNS.filter(({ key, required }) => required && mapping[key] === undefined);
}

/** Whether somebody has to say what the columns of a table hold. */
export function isUnclear(table: Table, mapping: Mapping, remembered: RememberedHeadings): boolean {
  if (missingColumns(mapping).length > 0) return true;
  const used = Object.values(mapping);
  const others = usedColumns(table).filter((index) => !used.includes(index));
  const isUnderstood = others.every((index) => isExported(table.headings[index] ?? ''));
  const chosen = Object.values(remembered);
  const isKnown = chosen.length > 0 && chosen.every((heading) => table.headings.includes(heading));
  return !isUnderstood && !isKnown;
}

import { type CsvFormat, csvFile, csvNumber, csvText } from '@fleetfoot/shared/csv';
import { COLUMNS, type ImportColumn } from './columns';

export const TEMPLATE_NAME = 'deliveries-template.csv';

function exampleCell({ example }: ImportColumn, format: CsvFormat): string {
  return typeof example === 'number' ? csvNumber(example, format) : csvText(example);
}

/** A file with every column and a row to follow. */
export function templateCsv(format: CsvFormat): string {
  const headings = COLUMNS.map(({ label }) => csvText(label));
  return csvFile([headings, COLUMNS.map((column) => exampleCell(column, format))], format);
}

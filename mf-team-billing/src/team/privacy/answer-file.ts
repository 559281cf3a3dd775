import { CSV_FORMATS, csvFile, csvText } from '@fleetfoot/shared/csv';
import type { NumberAnswer } from './data';
import { KIND_LABELS } from './held-table';

const HEADERS = ['Where', 'What', 'As', 'Date', 'Field', 'Value'];

/** What is held about a number as a file for a spreadsheet: a row for each detail. */
export function answerCsv({ entries }: NumberAnswer): string {
  const rows = entries.flatMap(({ kind, label, as, at = '', details = {} }) =>
    Object.entries(details).map(([field, value]) =>
      [KIND_LABELS[kind], label, as, at.slice(0, 10), field, value].map(csvText),
    ),
  );
  return csvFile([HEADERS, ...rows], CSV_FORMATS.plain.format);
}

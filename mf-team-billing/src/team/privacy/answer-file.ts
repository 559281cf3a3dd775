import { CSV_FORMATS, csvFile, csvText } from '@fleetfoot/shared/csv';
import { HELD_HEADINGS, HELD_KINDS } from '../../texts/privacy';
import type { NumberAnswer } from './data';

/** What is held about a number as a file for a spreadsheet: a row for each detail. */
export function answerCsv({ entries }: NumberAnswer): string {
  const rows = entries.flatMap(({ kind, label, as, at = '', details = {} }) =>
    Object.entries(details).map(([field, value]) =>
      [HELD_KINDS[kind], label, as, at.slice(0, 10), field, value].map(csvText),
    ),
  );
  return csvFile([HELD_HEADINGS, ...rows], CSV_FORMATS.plain.format);
}

import { VAT_PERCENT } from '@fleetfoot/shared/billing';
import { type CsvFormat, csvAmount, csvDate, csvFile, csvText } from '@fleetfoot/shared/csv';
import { STATEMENT, STATEMENT_FILE } from '../../texts/statement';
import type { StatementContent } from './statement-content';

/** A statement as a file for a spreadsheet: its lines, then the totals that the screen shows. */
export function statementCsv({ lines, total }: StatementContent, format: CsvFormat): string {
  const rows = [
    STATEMENT_FILE.headings.map(csvText),
    ...lines.map(({ id, date, description, last4, amount, trip, campaign }) => [
      csvDate(date),
      csvText(description),
      csvText(last4 && STATEMENT_FILE.card(last4)),
      csvText(trip?.reference ?? ''),
      csvText(campaign?.name ?? ''),
      csvText(date ? id : ''),
      csvAmount(amount, format),
    ]),
    ['', STATEMENT.exclusive, '', '', '', '', csvAmount(total.exclusive, format)],
    ['', STATEMENT.vat(String(VAT_PERCENT)), '', '', '', '', csvAmount(total.vat, format)],
    ['', STATEMENT.inclusive, '', '', '', '', csvAmount(total.inclusive, format)],
  ];
  return csvFile(rows, format);
}

/** Name of the file: `statement-kasi-kitchen-2026-11.csv`. */
export function csvFileName(organizationName: string, month: string): string {
  const plain = organizationName.normalize('NFKD').replace(/[^\w\s-]/g, '');
  const name = plain
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
  return ['statement', name, month]
    .filter((part) => part !== '')
    .join('-')
    .concat('.csv');
}

import { foldedText } from '../addresses/address-text';
import { CSV_HEADINGS } from '../texts/english/csv';
import { COLUMNS, type ImportColumn } from './columns';

/** A heading as it is compared. Drop-off is written in three ways. */
export function foldedHeading(heading: string): string {
  return foldedText(heading.replaceAll('_', ' ')).replace(/\bdrop off\b/g, 'dropoff');
}

/** What a column is called, its own two names first. */
export function namesOf({ key, label, aliases }: ImportColumn): readonly string[] {
  return [key, label, ...aliases].map(foldedHeading);
}

const KNOWN = new Set(COLUMNS.flatMap(namesOf));

/** How many different names of columns are among these cells. */
export function countHeadings(cells: readonly string[]): number {
  return new Set(cells.map(foldedHeading).filter((name) => KNOWN.has(name))).size;
}

/** What the list of deliveries writes into a file besides what a new delivery has. */
const EXPORTED = new Set(
  [
    'Created',
    'Status',
    CSV_HEADINGS.payment,
    CSV_HEADINGS.price,
    CSV_HEADINGS.vat,
    CSV_HEADINGS.distance,
    CSV_HEADINGS.tariff,
    CSV_HEADINGS.id,
    CSV_HEADINGS.link,
  ].map(foldedHeading),
);

/** Whether a column is of such a file, and of no use for a new delivery. */
export function isExported(heading: string): boolean {
  return EXPORTED.has(foldedHeading(heading));
}

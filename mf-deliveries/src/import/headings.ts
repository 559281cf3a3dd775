import { foldedText } from '../addresses/address-text';
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

/** How many of these cells name a column. */
export function countHeadings(cells: readonly string[]): number {
  return cells.filter((cell) => KNOWN.has(foldedHeading(cell))).length;
}

/** What the list of deliveries writes into a file besides what a new delivery has. */
const EXPORTED = new Set(
  [
    ...['Created', 'Status', 'Payment status', 'Price incl. VAT', 'VAT', 'Distance (km)', 'Tariff'],
    ...['ID', 'Tracking link'],
  ].map(foldedHeading),
);

/** Whether a column is of such a file, and of no use for a new delivery. */
export function isExported(heading: string): boolean {
  return EXPORTED.has(foldedHeading(heading));
}

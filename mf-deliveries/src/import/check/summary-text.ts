import { formatNumber } from '@fleetfoot/shared/domain';
import type { ImportTexts } from '../../texts/import-texts';
import type { LineCount } from '../choose/parse-table';
import type { CheckedLine } from './check-lines';

type Texts = ImportTexts['importing'];

/** What rows wait for that no date keeps waiting; empty without any. */
function placesText(waiting: readonly CheckedLine[], texts: Texts): string {
  const { check } = texts;
  const pickups = waiting.filter(({ awaits }) => awaits.includes('pickup')).length;
  const addresses = waiting.filter(({ awaits }) => awaits.includes('address')).length;
  const rows = texts.rows(formatNumber(waiting.length));
  if (pickups > 0 && addresses > 0) {
    return check.waiting(rows, formatNumber(pickups), formatNumber(addresses));
  }
  if (pickups > 0) return check.waitingForPickup(rows);
  return addresses > 0 ? check.waitingForAddress(rows) : '';
}

/** `5 rows waiting for a pickup.`; of a row that waits for more the order of its dates. */
export function waitingText(waiting: readonly CheckedLine[], texts: Texts): string {
  const dated = waiting.filter(({ awaits }) => awaits.includes('dates'));
  const places = placesText(
    waiting.filter(({ awaits }) => !awaits.includes('dates')),
    texts,
  );
  if (dated.length === 0) return places;
  return `${texts.check.waitingForDates(texts.rows(formatNumber(dated.length)))} ${places}`.trim();
}

/** `53 lines read: 50 rows, 1 with the headings, 2 empty.` */
export function countText({ above, headings, rows, empty }: LineCount, texts: Texts): string {
  const { check } = texts;
  const parts = [
    texts.rows(formatNumber(rows)),
    ...(headings > 0 ? [check.headingLine] : []),
    ...(above > 0 ? [check.above(formatNumber(above))] : []),
    ...(empty > 0 ? [check.emptyLines(formatNumber(empty))] : []),
  ];
  return check.lines(formatNumber(above + headings + rows + empty), parts.join(', '));
}

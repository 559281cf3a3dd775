import { formatDate, toLocalDateTime } from '@fleetfoot/shared/domain';

const NAME = new Intl.DateTimeFormat('en-ZA', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** The month that a moment belongs to in South Africa, as `2026-11`. */
export function monthOf(moment: Date): string {
  // Not as a locale writes it: of the one that begins with years, WebKit writes `11/2026`.
  return toLocalDateTime(moment).slice(0, 7);
}

/** The day that a moment belongs to in South Africa, as `2026-11-22`. */
export function dayOf(moment: Date): string {
  return toLocalDateTime(moment).slice(0, 10);
}

/** A month such as `2026-11` in words: `November 2026`. */
export function formatMonth(month: string): string {
  return NAME.format(new Date(`${month}-01T00:00:00Z`));
}

/** A day such as `2026-11-22` in words: `22 Nov 2026`. */
export function formatDay(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`));
}

/** Value-added tax in South Africa, in per cent. */
export const VAT_PERCENT = 15;

/** An amount in cents, taken apart. */
export interface VatSplit {
  readonly exclusive: number;
  readonly vat: number;
  readonly inclusive: number;
}

/**
 * Takes VAT out of an amount that includes it. Rounded once, so give it the total of a document, never its lines.
 * @param inclusive cents; negative when more was given back than taken
 */
export function splitVat(inclusive: number): VatSplit {
  const size = Math.abs(inclusive);
  const vat = Math.sign(inclusive) * Math.round((size * VAT_PERCENT) / (100 + VAT_PERCENT)) || 0;
  return { exclusive: inclusive - vat, vat, inclusive };
}

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

const FRENCH = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** A quantity with French digit grouping, at most two decimals: `275 000`, `1 234,5` (with spaces that do not break). */
export function formatNumber(value: number): string {
  return FRENCH.format(value);
}

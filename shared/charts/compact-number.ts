const COMPACT = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

/** A number where there is little room: `2,2 M`, `13,9 k`. */
export function compactNumber(value: number): string {
  return COMPACT.format(value);
}

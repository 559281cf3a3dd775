/** Made when there is a number to write: it takes milliseconds, and most pages have none. */
let french: Intl.NumberFormat | undefined;

/** A quantity with French digit grouping, at most two decimals: `275 000`, `1 234,5` (with spaces that do not break). */
export function formatNumber(value: number): string {
  french ??= new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
  return french.format(value);
}

const AMOUNT = /\B(?=(\d{3})+(?!\d))/g;
const SPACE = '\u00a0';

/**
 * Money as the product writes it: `R 1 234,56`, with spaces that do not break.
 * @param rand amount in rand
 */
export function formatRand(rand: number): string {
  const cents = Math.round(Math.abs(rand) * 100);
  const whole = String(Math.floor(cents / 100)).replace(AMOUNT, SPACE);
  const fraction = String(cents % 100).padStart(2, '0');
  return `${rand < 0 ? '−' : ''}R${SPACE}${whole},${fraction}`;
}

import { cleanText, formatRand } from '@fleetfoot/shared/domain';

const CENTS = 100;

/** `R 45,50` from cents. */
export function formatPrice(cents: number): string {
  return formatRand(cents / CENTS);
}

/** Cents as they are typed: `45,50`. */
export function priceText(cents: number | undefined): string {
  if (cents === undefined) return '';
  return `${Math.floor(cents / CENTS)},${String(cents % CENTS).padStart(2, '0')}`;
}

/**
 * Reads a price as people type it: `45`, `45,5`, `45.50`, `R 1 250,00`.
 * @returns cents, or `undefined` when it is not a price
 */
export function parsePrice(text: string): number | undefined {
  const match = /^R?\s*(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d{1,2}))?$/i.exec(cleanText(text));
  if (!match) return undefined;
  const [, rand = '', cents = ''] = match;
  return Number(rand.replace(/\s/g, '')) * CENTS + Number(cents.padEnd(2, '0'));
}

import { formatRand } from '@fleetfoot/shared/domain';

/** Cents as the product writes money. */
export function formatCents(cents: number): string {
  return formatRand(cents / 100);
}

import { formatRand } from '@fleetfoot/shared/domain';

/** Formats cents as rand. */
export function formatCents(cents: number): string {
  return formatRand(cents / 100);
}

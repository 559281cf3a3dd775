import { toLocalDateTime } from '@fleetfoot/shared/domain';

const DAY_MS = 86_400_000;

/** Days that are other ones tomorrow: an address or a view that names them stays right. */
export const RELATIVE_DAYS = { today: 'Today', tomorrow: 'Tomorrow' } as const;

/**
 * The day in South Africa that a query asks for, `2026-02-03`; empty for every day.
 * @param pickup `today`, `tomorrow`, a day or empty
 */
export function pickupDay(pickup: string, now: Date): string {
  if (pickup === 'today') return toLocalDateTime(now).slice(0, 10);
  if (pickup === 'tomorrow') return toLocalDateTime(new Date(now.getTime() + DAY_MS)).slice(0, 10);
  return pickup;
}

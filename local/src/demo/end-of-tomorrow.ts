import { toLocalDateTime } from '@fleetfoot/shared/domain';

const DAY_MS = 86_400_000;

/** Midnight in South Africa at the end of tomorrow. */
export function endOfTomorrow(now: Date): Date {
  const [date] = toLocalDateTime(new Date(now.getTime() + 2 * DAY_MS)).split('T');
  return new Date(`${date}T00:00:00+02:00`);
}

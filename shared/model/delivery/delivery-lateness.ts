import type { Delivery } from './delivery';
import { isUncollected, stageOf } from './delivery-status';

const MINUTE_MS = 60_000;

/** How long after its pickup time a delivery is collected at the latest, where no window promises more. */
export const PICKUP_GRACE_MS = 30 * MINUTE_MS;
/** For how long it matters: what nobody has carried for a day is not under way. */
export const LATE_FOR_MS = 24 * 60 * MINUTE_MS;

/** Chosen in place of a status: what is late, whatever its status is. */
export const LATE = 'Late';

/**
 * Whether a delivery should be further by now: past the end of its drop-off window, or, where it has none,
 * {@link PICKUP_GRACE_MS} after its pickup time while it is not collected.
 * @param now in milliseconds since 1970
 */
export function isLate(
  { status, pickup_time, dropoff_window }: Pick<Delivery, 'status' | 'pickup_time' | 'dropoff_window'>,
  now: number,
): boolean {
  const grace = isUncollected(status) ? PICKUP_GRACE_MS : Number.POSITIVE_INFINITY;
  const since = now - (dropoff_window?.end.getTime() ?? pickup_time.getTime() + grace);
  return ['waiting', 'underWay'].includes(stageOf(status) ?? '') && since > 0 && since < LATE_FOR_MS;
}

import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isLate } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';

const DAY_MS = 86_400_000;

/** Chosen in place of a status: what somebody has to look at. */
export const NEEDS_YOU = 'Needs you';

/**
 * Whether somebody has to look at a delivery: it is late, or it has failed or come back within the last day.
 * @param now in milliseconds since 1970
 */
export function needsYou(delivery: Delivery, now: number): boolean {
  const { status, status_times, updated_at } = delivery;
  if (stageOf(status) !== 'endedBadly') return isLate(delivery, now);
  const since = status_times?.[status] ?? updated_at;
  return now - since.getTime() < DAY_MS;
}

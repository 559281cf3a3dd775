import type { Delivery } from '@fleetfoot/shared/domain';
import type { CheckedEdit } from './edit-schema';

const TEXTS = [
  'pickup_phone_number',
  'pickup_instructions',
  'dropoff_phone_number',
  'dropoff_instructions',
] as const;

const WINDOWS = ['pickup_window', 'dropoff_window'] as const;

export type DeliveryChanges = Partial<CheckedEdit>;

function isSameMinute(one: Date | undefined, other: Date | undefined): boolean {
  const [here, there] = [one, other].map((date) => date && Math.floor(date.getTime() / 60_000));
  return here === there;
}

/**
 * What an edit changes, and nothing else: two people who change different fields of a delivery do not undo each
 * other's work.
 * @param before the delivery as it was when the edit began
 */
export function deliveryChanges(before: Delivery, edit: CheckedEdit): DeliveryChanges {
  const changes: { -readonly [Key in keyof CheckedEdit]?: CheckedEdit[Key] } = {};
  for (const field of TEXTS) {
    if (edit[field] !== before[field]) changes[field] = edit[field];
  }
  if (edit.pickup_time && !isSameMinute(edit.pickup_time, before.pickup_time)) {
    changes.pickup_time = edit.pickup_time;
  }
  for (const field of WINDOWS) {
    const [now, then] = [edit[field], before[field]];
    if (!now || (isSameMinute(now.start, then?.start) && isSameMinute(now.end, then?.end))) continue;
    changes[field] = now;
    // A delivery in windows is sorted and shown by when its pickup may begin.
    if (field === 'pickup_window') changes.pickup_time = now.start;
  }
  return changes;
}

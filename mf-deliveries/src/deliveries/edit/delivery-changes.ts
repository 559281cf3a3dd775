import {
  type CheckedEdit,
  type Delivery,
  type DeliveryEdit,
  EDITABLE_TEXTS,
  EDITABLE_WINDOWS,
} from '@fleetfoot/shared/model';

function isSameMinute(one: Date | undefined, other: Date | undefined): boolean {
  const [here, there] = [one, other].map((date) => date && Math.floor(date.getTime() / 60_000));
  return here === there;
}

/**
 * What an edit changes, and nothing else: two people who change different fields of a delivery do not undo each
 * other's work.
 * @param before the delivery as it was when the edit began
 */
export function deliveryChanges(before: Delivery, edit: CheckedEdit): DeliveryEdit {
  const changes: DeliveryEdit = {};
  for (const field of EDITABLE_TEXTS) {
    if (edit[field] !== before[field]) changes[field] = edit[field];
  }
  if (edit.pickup_time && !isSameMinute(edit.pickup_time, before.pickup_time)) {
    changes.pickup_time = edit.pickup_time;
  }
  for (const field of EDITABLE_WINDOWS) {
    const [now, then] = [edit[field], before[field]];
    if (!now || (isSameMinute(now.start, then?.start) && isSameMinute(now.end, then?.end))) continue;
    changes[field] = now;
    // A delivery in windows is sorted and shown by when its pickup may begin.
    if (field === 'pickup_window') changes.pickup_time = now.start;
  }
  return changes;
}

import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { forward, lazy, partialCheck } from 'valibot';
import type { Delivery } from './delivery';
import { DELIVERY_TEXTS, type DeliveryEdit, type EDITABLE_TEXTS } from './delivery-input';
import { type Clock, dateTime, futureDateTime, recentDateTime, windowSchema } from './delivery-times';
import { contactNumber, optionalText } from './fields';

const DROPOFF_START = 'drop-off window start';

const COMMON = {
  pickup_phone_number: contactNumber('the pickup phone number'),
  pickup_instructions: optionalText(DELIVERY_TEXTS.instructions),
  dropoff_phone_number: contactNumber('the drop-off phone number'),
  dropoff_instructions: optionalText(DELIVERY_TEXTS.instructions),
} satisfies Record<(typeof EDITABLE_TEXTS)[number], v.GenericSchema<string>>;

/** A time that may be chosen, or an unchanged one: a window that has begun may be kept. */
function keptOr(chosen: v.GenericSchema<string, Date>, label: string, kept: Date | undefined) {
  return lazy((input) => {
    const time = typeof input === 'string' ? parseLocalDateTime(input) : undefined;
    // The field knows whole minutes.
    const isKept = time && kept && Math.floor(kept.getTime() / 60_000) === time.getTime() / 60_000;
    return isKept ? dateTime(label) : chosen;
  });
}

function timeAhead(label: string, kept: Date | undefined, now: Clock) {
  return keptOr(futureDateTime(label, now), label, kept);
}

/** Checks what is changed of a delivery; times only where its urgency level has some. */
export function deliveryEditSchema(delivery: Delivery, now: Clock) {
  const { urgency_level, pickup_time, pickup_window, dropoff_window } = delivery;
  switch (urgency_level) {
    case 'on_demand':
      return v.object(COMMON);
    case 'scheduled':
      return v.object({ ...COMMON, pickup_time: timeAhead('pickup date and time', pickup_time, now) });
    case 'time_window':
      return v.pipe(
        v.object({
          ...COMMON,
          pickup_window: windowSchema(
            'pickup window',
            timeAhead('pickup window start', pickup_window?.start, now),
          ),
          dropoff_window: windowSchema(
            'drop-off window',
            keptOr(recentDateTime(DROPOFF_START, now), DROPOFF_START, dropoff_window?.start),
          ),
        }),
        forward(
          partialCheck(
            [
              ['pickup_window', 'start'],
              ['dropoff_window', 'end'],
            ],
            ({ pickup_window: pickup, dropoff_window: dropoff }) => dropoff.end >= pickup.start,
            'The drop-off window must not end before the pickup window starts.',
          ),
          ['dropoff_window', 'end'],
        ),
      );
  }
}

/** What the schema gives; times are those of the delivery's urgency level. */
export type CheckedEdit = Pick<Delivery, (typeof EDITABLE_TEXTS)[number]> & DeliveryEdit;

import { contactNumber, type Delivery, optionalText, parseLocalDateTime } from '@fleetfoot/shared/domain';
import { type Clock, dateTime, futureDateTime, windowSchema } from '@fleetfoot/shared/operations';
import * as v from 'valibot';

const COMMON = {
  pickup_phone_number: contactNumber('the pickup phone number'),
  pickup_instructions: optionalText(500),
  dropoff_phone_number: contactNumber('the drop-off phone number'),
  dropoff_instructions: optionalText(500),
};

/** A time that lies ahead or was not touched: what has begun may go on as it is. */
function timeAhead(label: string, kept: Date | undefined, now: Clock) {
  const ahead = futureDateTime(label, now);
  return v.lazy((input) => {
    const time = typeof input === 'string' ? parseLocalDateTime(input) : undefined;
    // The field knows whole minutes.
    const isKept = time && kept && Math.floor(kept.getTime() / 60_000) === time.getTime() / 60_000;
    return isKept ? dateTime(label) : ahead;
  });
}

/** Checks what is changed of a delivery; times only where its urgency level has some. */
export function editSchema(delivery: Delivery, now: Clock) {
  const { urgency_level, pickup_time, pickup_window } = delivery;
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
          dropoff_window: windowSchema('drop-off window', dateTime('drop-off window start')),
        }),
        v.forward(
          v.partialCheck(
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

interface Window {
  readonly start: Date;
  readonly end: Date;
}

/** What the schema gives; times are those of the delivery's urgency level. */
export interface CheckedEdit {
  readonly pickup_phone_number: string;
  readonly pickup_instructions: string;
  readonly dropoff_phone_number: string;
  readonly dropoff_instructions: string;
  readonly pickup_time?: Date;
  readonly pickup_window?: Window;
  readonly dropoff_window?: Window;
}

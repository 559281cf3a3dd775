import { DELIVERABLE_ACTIONS } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { lineOfText, stopSchema } from './delivery-stop';
import { type Clock, dateTime, futureDateTime, windowSchema } from './delivery-times';

const COMMON = {
  external_id: lineOfText('the external ID', 100),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS, 'Choose to meet or to leave at the door.'),
  pickup: stopSchema('pickup'),
  dropoff: stopSchema('drop-off'),
};

/**
 * Checks a delivery as it was typed and turns times into Dates; only the times of its urgency level count.
 * @param now what the times are in the past of
 */
export function deliveryDetailsSchema(now: Clock) {
  return v.variant(
    'urgency_level',
    [
      v.object({ ...COMMON, urgency_level: v.literal('on_demand') }),
      v.object({
        ...COMMON,
        urgency_level: v.literal('scheduled'),
        pickup_time: futureDateTime('pickup date and time', now),
      }),
      v.pipe(
        v.object({
          ...COMMON,
          urgency_level: v.literal('time_window'),
          pickup_window: windowSchema('pickup window', futureDateTime('pickup window start', now)),
          dropoff_window: windowSchema('drop-off window', dateTime('drop-off window start')),
        }),
        v.forward(
          v.partialCheck(
            [
              ['pickup_window', 'start'],
              ['dropoff_window', 'end'],
            ],
            ({ pickup_window, dropoff_window }) => dropoff_window.end >= pickup_window.start,
            'The drop-off window must not end before the pickup window starts.',
          ),
          ['dropoff_window', 'end'],
        ),
      ),
    ],
    'Choose on demand, scheduled or time window.',
  );
}

/** A delivery that may be created. */
export type DeliveryDetails = v.InferOutput<ReturnType<typeof deliveryDetailsSchema>>;

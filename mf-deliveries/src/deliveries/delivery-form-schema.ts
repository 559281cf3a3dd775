import { DELIVERABLE_ACTIONS, requiredText } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { stopSchema } from './stop-schema';
import { type Clock, dateTime, futureDateTime, windowSchema } from './time-schema';

const COMMON = {
  external_id: requiredText('the external ID', 100),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  pickup: stopSchema('pickup'),
  dropoff: stopSchema('drop-off'),
};

/** Checks what the form holds and turns times into Dates; only the times of the chosen urgency level count. */
export function deliveryFormSchema(now: Clock) {
  return v.variant('urgency_level', [
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
  ]);
}

/** A delivery that may be created. */
export type CheckedDelivery = v.InferOutput<ReturnType<typeof deliveryFormSchema>>;

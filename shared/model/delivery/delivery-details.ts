import * as v from '@fleetfoot/shared/schema';
import { forward, lazy, partialCheck } from 'valibot';
import { contactNumber, optionalLine, optionalText } from '../fields';
import { DELIVERABLE_ACTIONS, URGENCY_LEVELS } from './delivery-choices';
import { DELIVERY_TEXTS, lineOfText } from './delivery-input';
import { type Clock, futureDateTime, nearDateTime, recentDateTime, windowSchema } from './delivery-times';

export const CoordinatesSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** An address that was chosen from the list, with its coordinates. */
export function chosenAddress(stop: string) {
  return v.pipe(
    v.object({
      text: optionalLine(DELIVERY_TEXTS.address),
      coordinates: v.optional(CoordinatesSchema),
    }),
    v.check(({ text }) => text !== '', `Enter the ${stop} address and choose it from the list.`),
    v.check(
      ({ coordinates }) => coordinates !== undefined,
      `Choose the ${stop} address from the list, so that the courier gets its exact location.`,
    ),
    // Checks nothing that is not sure by now; it makes the output's type say so.
    v.object({ text: v.string(), coordinates: CoordinatesSchema }),
  );
}

/** One end of a delivery as typed. The output has the phone number in E.164. */
export function stopSchema(stop: 'pickup' | 'drop-off') {
  return v.object({
    address: chosenAddress(stop),
    name: lineOfText(`the ${stop} name`, DELIVERY_TEXTS.name),
    phone_number: contactNumber(`the ${stop} phone number`),
    instructions: optionalText(DELIVERY_TEXTS.instructions),
    unit: v.optional(optionalLine(DELIVERY_TEXTS.unit)),
    landmark: v.optional(optionalLine(DELIVERY_TEXTS.landmark)),
    gate_code: v.optional(optionalLine(DELIVERY_TEXTS.gate_code)),
  });
}

const COMMON = {
  external_id: lineOfText('the external ID', DELIVERY_TEXTS.external_id),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS, 'Choose to meet or to leave at the door.'),
  // One of those that there are: rules and functions ask that.
  proof: v.optional(v.string()),
  pickup: stopSchema('pickup'),
  dropoff: stopSchema('drop-off'),
};

const LevelSchema = v.object({ urgency_level: v.picklist(URGENCY_LEVELS) });

/** What is said of a delivery of an unknown level, and nothing else. It lets nothing through, so it adds to no type. */
const UnknownLevelSchema = v.object({
  urgency_level: v.picklist([], 'Choose on demand, scheduled or time window.'),
}) as v.GenericSchema as v.GenericSchema<never, never>;

/**
 * Checks a delivery as it was typed and turns times into Dates; only the times of its urgency level count.
 * @param now what the times are in the past of
 */
export function deliveryDetailsSchema(now: Clock) {
  const levels = {
    on_demand: v.object({ ...COMMON, urgency_level: v.literal('on_demand') }),
    scheduled: v.object({
      ...COMMON,
      urgency_level: v.literal('scheduled'),
      pickup_time: futureDateTime('pickup date and time', now),
    }),
    time_window: v.pipe(
      v.object({
        ...COMMON,
        urgency_level: v.literal('time_window'),
        pickup_window: windowSchema('pickup window', {
          start: futureDateTime('pickup window start', now),
          end: nearDateTime('pickup window end', now),
        }),
        dropoff_window: windowSchema('drop-off window', {
          start: recentDateTime('drop-off window start', now),
          end: nearDateTime('drop-off window end', now),
        }),
      }),
      forward(
        partialCheck(
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
  };
  // Smaller than valibot's `variant`, which every page that creates deliveries would load.
  return lazy((input) => (v.is(LevelSchema, input) ? levels[input.urgency_level] : UnknownLevelSchema));
}

/** A delivery that may be created. */
export type DeliveryDetails = v.InferOutput<ReturnType<typeof deliveryDetailsSchema>>;

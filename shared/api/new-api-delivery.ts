import { contactNumber, DELIVERABLE_ACTIONS, optionalText } from '@fleetfoot/shared/domain';
import { lineOfText } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import { timestamp } from './timestamp';

const METADATA_ENTRIES = 20;

function newStop(stop: 'pickup' | 'drop-off') {
  return v.strictObject({
    address: v.pipe(
      lineOfText(`the ${stop} address`, 500),
      v.description('On one line, as a courier reads it.'),
      v.examples(['7166 Vilakazi Street, Orlando West, Soweto, 1804']),
    ),
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90), v.description('Decimal degrees.')),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180), v.description('Decimal degrees.')),
    name: v.pipe(lineOfText(`the ${stop} name`, 120), v.description('Whom the courier asks for.')),
    phone_number: v.pipe(
      contactNumber(`the ${stop} phone number`),
      v.description('South African, or foreign with its country code. Answers have it in E.164.'),
      v.examples(['082 123 4567']),
    ),
    instructions: v.optional(
      v.pipe(optionalText(500), v.description('For the courier. May have lines.')),
      '',
    ),
  });
}

const newWindow = (what: string) =>
  v.pipe(
    v.strictObject({
      start: timestamp(`When the ${what} window begins.`),
      end: timestamp('When it ends; after it begins.'),
    }),
    v.description(`The ${what} window.`),
  );

const COMMON = {
  external_id: v.pipe(
    lineOfText('the external ID', 100),
    v.description('Your own name for the delivery, such as an order number.'),
    v.examples(['ORDER-1001']),
  ),
  deliverable_action: v.pipe(
    v.picklist(DELIVERABLE_ACTIONS),
    v.description('What the courier does at the door.'),
  ),
  pickup: v.pipe(newStop('pickup'), v.description('Where the courier fetches it.')),
  dropoff: v.pipe(newStop('drop-off'), v.description('Where the courier takes it.')),
  metadata: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)), v.pipe(v.string(), v.maxLength(500))),
      v.maxEntries(METADATA_ENTRIES),
      v.description(
        `Texts of your own, up to ${METADATA_ENTRIES}; no personal data. They come back as they are.`,
      ),
    ),
    {},
  ),
};

/** What POST /v1/deliveries takes. Times to the minute; seconds are dropped. */
export const NewApiDeliverySchema = v.variant('urgency_level', [
  v.strictObject({
    urgency_level: v.pipe(v.literal('on_demand'), v.description('Picked up as soon as may be.')),
    ...COMMON,
  }),
  v.strictObject({
    urgency_level: v.pipe(v.literal('scheduled'), v.description('Picked up at a set time.')),
    ...COMMON,
    pickup_time: timestamp('When it is picked up. Not in the past.'),
  }),
  v.strictObject({
    urgency_level: v.pipe(v.literal('time_window'), v.description('Picked up and taken within windows.')),
    ...COMMON,
    pickup_window: newWindow('pickup'),
    dropoff_window: newWindow('drop-off'),
  }),
]);

export type NewApiDelivery = v.InferOutput<typeof NewApiDeliverySchema>;

import { toLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { DELIVERABLE_ACTIONS } from './delivery';
import type { TypedDelivery } from './delivery-details';
import { DELIVERY_TEXTS, lineOfText } from './delivery-input';
import { contactNumber, hasHiddenCharacters, optionalText } from './fields';
import { timestamp } from './public-delivery';

const METADATA_ENTRIES = 20;

function newStop(stop: 'pickup' | 'drop-off') {
  return v.strictObject({
    address: v.pipe(
      lineOfText(`the ${stop} address`, DELIVERY_TEXTS.address),
      v.description('On one line, as a courier reads it.'),
      v.examples(['7166 Vilakazi Street, Orlando West, Soweto, 1804']),
    ),
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90), v.description('Decimal degrees.')),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180), v.description('Decimal degrees.')),
    name: v.pipe(
      lineOfText(`the ${stop} name`, DELIVERY_TEXTS.name),
      v.description('Whom the courier asks for.'),
    ),
    phone_number: v.pipe(
      contactNumber(`the ${stop} phone number`),
      v.description('South African, or foreign with its country code. Answers have it in E.164.'),
      v.examples(['082 123 4567']),
    ),
    instructions: v.optional(
      v.pipe(optionalText(DELIVERY_TEXTS.instructions), v.description('For the courier. May have lines.')),
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
    lineOfText('the external ID', DELIVERY_TEXTS.external_id),
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
      v.record(
        // The database keeps names between double underscores for itself.
        v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w.-]{1,40}$/)),
        v.pipe(
          v.string(),
          v.maxLength(500),
          v.check((text) => !hasHiddenCharacters(text), 'There are hidden characters in this.'),
        ),
      ),
      v.maxEntries(METADATA_ENTRIES),
      v.description(
        `Texts of your own, up to ${METADATA_ENTRIES}; no personal data. They come back as they are.`,
      ),
    ),
    {},
  ),
};

/** What POST /v1/deliveries takes. Times to the minute; seconds are dropped. */
export const NewPublicDeliverySchema = v.variant('urgency_level', [
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

export type NewPublicDelivery = v.InferOutput<typeof NewPublicDeliverySchema>;

/** A moment as the forms of the product write it: to the minute, in South African time. */
function asTyped(moment: string): string {
  return toLocalDateTime(new Date(moment));
}

const NO_WINDOW = { start: '', end: '' };

function typedStop({
  address,
  latitude,
  longitude,
  name,
  phone_number,
  instructions,
}: NewPublicDelivery['pickup']) {
  return {
    address: { text: address, coordinates: { latitude, longitude } },
    name,
    phone_number,
    instructions,
  };
}

function typedWindow({ start, end }: { readonly start: string; readonly end: string }) {
  return { start: asTyped(start), end: asTyped(end) };
}

/** A delivery of the API as the product's own forms have it, so that the same checks say whether it may be created. */
export function toTypedDelivery(delivery: NewPublicDelivery): TypedDelivery {
  const { external_id, urgency_level, deliverable_action, pickup, dropoff } = delivery;
  const hasWindows = urgency_level === 'time_window';
  return {
    ...{ external_id, urgency_level, deliverable_action },
    pickup_time: urgency_level === 'scheduled' ? asTyped(delivery.pickup_time) : '',
    pickup_window: hasWindows ? typedWindow(delivery.pickup_window) : NO_WINDOW,
    dropoff_window: hasWindows ? typedWindow(delivery.dropoff_window) : NO_WINDOW,
    pickup: typedStop(pickup),
    dropoff: typedStop(dropoff),
  };
}

/** The API's name of a field of the product's forms. */
export function publicField(path: string): string {
  return path.replace(/^(pickup|dropoff)\.address\.text$/, '$1.address');
}

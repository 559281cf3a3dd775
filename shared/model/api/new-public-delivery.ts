import { toLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { DELIVERABLE_ACTIONS } from '../delivery/delivery-choices';
import { deliveryDetailsSchema } from '../delivery/delivery-details';
import { DELIVERY_TEXTS, lineOfText } from '../delivery/delivery-input';
import type { Clock } from '../delivery/delivery-times';
import { PROOF_KINDS, proofForValue } from '../delivery/proof';
import { readableLocation } from '../delivery/sent-location';
import type { TypedDelivery } from '../delivery/typed-delivery';
import { cleanString, contactNumber, optionalLine, optionalText } from '../fields';
import { sentMoment } from '../moment';

const METADATA_ENTRIES = 20;
const METADATA_NAME =
  'Name it with 1 to 40 letters, digits, dots, hyphens and underscores, not between double underscores.';
/** In cents: ten million rand. */
const MOST_GOODS_VALUE = 1_000_000_000;

/** Coordinates of a stop as they are sent. */
interface SentCoordinates {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export function hasBothOrNone({ latitude, longitude }: SentCoordinates): boolean {
  return (latitude === undefined) === (longitude === undefined);
}

/** What the API takes of a stop; the instructions of a new one are empty where they are left out. */
export function stopEntries(stop: 'pickup' | 'drop-off') {
  return {
    address: v.pipe(
      lineOfText(`the ${stop} address`, DELIVERY_TEXTS.address),
      v.description(
        'On one line, as a courier reads it. Or a location: a Plus Code, degrees, or the link of a map or a messenger that holds them.',
      ),
      v.examples(['7166 Vilakazi Street, Orlando West, Soweto, 1804', '5G5CQ4XV+2X', '-26.2041, 28.0473']),
    ),
    latitude: v.pipe(
      v.number(),
      v.minValue(-90),
      v.maxValue(90),
      v.description('Decimal degrees. Left out with longitude, the address is looked up or read.'),
    ),
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
    instructions: v.pipe(
      optionalText(DELIVERY_TEXTS.instructions),
      v.description('For the courier. May have lines.'),
    ),
    unit: v.pipe(
      optionalLine(DELIVERY_TEXTS.unit),
      v.description('Flat, floor or shop, with its building. On one line.'),
      v.examples(['Unit 4, Mutual Heights']),
    ),
    landmark: v.pipe(
      optionalLine(DELIVERY_TEXTS.landmark),
      v.description('Something to see from the street. On one line.'),
    ),
    gate_code: v.pipe(
      optionalLine(DELIVERY_TEXTS.gate_code),
      v.description('What opens the gate. Couriers read it in large type.'),
      v.examples(['4321#']),
    ),
  };
}

function newStop(stop: 'pickup' | 'drop-off') {
  const { latitude, longitude, instructions, unit, landmark, gate_code, ...required } = stopEntries(stop);
  return v.pipe(
    v.strictObject({
      ...required,
      latitude: v.optional(latitude),
      longitude: v.optional(longitude),
      instructions: v.optional(instructions, ''),
      unit: v.optional(unit),
      landmark: v.optional(landmark),
      gate_code: v.optional(gate_code),
    }),
    v.check((sent) => hasBothOrNone(sent), 'Send latitude and longitude together, or neither.'),
    readableLocation(),
  );
}

export const newWindow = (what: string) =>
  v.pipe(
    v.strictObject({
      start: sentMoment(`When the ${what} window begins.`),
      end: sentMoment('When it ends; after it begins, and within a year.'),
    }),
    v.description(`The ${what} window.`),
  );

/** What proves a delivery. */
export const proofKind = () => v.picklist(PROOF_KINDS);

/** The ID of a quote. */
export const quoteID = () =>
  v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,64}$/, 'Use the ID of a quote as it came.'));

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
  proof: v.optional(
    v.pipe(
      proofKind(),
      v.description(
        'What the courier brings back from the door. Without it goods_value decides; without both nothing is asked for.',
      ),
    ),
  ),
  goods_value: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(MOST_GOODS_VALUE),
      v.description(
        'What the goods are worth, in cents. Not kept: it chooses the proof where none is chosen. A name, from R 500 a photo, from R 2 000 the PIN of the recipient.',
      ),
      v.examples([120_000]),
    ),
  ),
  quote_id: v.optional(
    v.pipe(
      quoteID(),
      v.description(
        'A quote of this trip that has not expired. Without one it costs what it does by the tariff.',
      ),
    ),
  ),
  metadata: v.optional(
    v.pipe(
      v.record(
        // The database keeps names between double underscores for itself.
        v.pipe(cleanString(), v.regex(/^(?!__.*__$)[\w.-]{1,40}$/, METADATA_NAME)),
        v.pipe(cleanString(), v.maxLength(500)),
      ),
      v.maxEntries(METADATA_ENTRIES),
      v.description(
        `Texts of your own, up to ${METADATA_ENTRIES}; no personal data. They come back without characters that show nothing.`,
      ),
    ),
    {},
  ),
};

const SCHEDULED = { pickup_time: sentMoment('When it is picked up. Not in the past, and within a year.') };

const WINDOWS = { pickup_window: newWindow('pickup'), dropoff_window: newWindow('drop-off') };

/** What POST /v1/deliveries takes. Times to the minute; seconds are dropped. */
export const NewPublicDeliverySchema = v.variant('urgency_level', [
  v.strictObject({
    urgency_level: v.pipe(v.literal('on_demand'), v.description('Picked up as soon as may be.')),
    ...COMMON,
  }),
  v.strictObject({
    urgency_level: v.pipe(v.literal('scheduled'), v.description('Picked up at a set time.')),
    ...COMMON,
    ...SCHEDULED,
  }),
  v.strictObject({
    urgency_level: v.pipe(v.literal('time_window'), v.description('Picked up and taken within windows.')),
    ...COMMON,
    ...WINDOWS,
  }),
]);

export type NewPublicDelivery = v.InferOutput<typeof NewPublicDeliverySchema>;

/** The times of a new delivery, whatever else is in it. */
const TimesSchema = v.variant('urgency_level', [
  v.object({ urgency_level: v.literal('on_demand') }),
  v.object({ urgency_level: v.literal('scheduled'), ...SCHEDULED }),
  v.object({ urgency_level: v.literal('time_window'), ...WINDOWS }),
]);

/** A moment as the forms of the product write it: to the minute, in South African time. */
export function asTyped(moment: string): string {
  return toLocalDateTime(new Date(moment));
}

const NO_WINDOW = { start: '', end: '' };

/** As an address of a form has them; without both it has none. */
export function sentCoordinates({ latitude, longitude }: SentCoordinates) {
  return latitude === undefined || longitude === undefined ? {} : { coordinates: { latitude, longitude } };
}

function typedStop({ address, latitude, longitude, ...others }: NewPublicDelivery['pickup']) {
  return {
    address: { text: address, ...sentCoordinates({ latitude, longitude }) },
    ...others,
  };
}

export function typedWindow({ start, end }: { readonly start: string; readonly end: string }) {
  return { start: asTyped(start), end: asTyped(end) };
}

function typedTimes(times: v.InferOutput<typeof TimesSchema>) {
  const { urgency_level } = times;
  const hasWindows = urgency_level === 'time_window';
  return {
    urgency_level,
    pickup_time: urgency_level === 'scheduled' ? asTyped(times.pickup_time) : '',
    pickup_window: hasWindows ? typedWindow(times.pickup_window) : NO_WINDOW,
    dropoff_window: hasWindows ? typedWindow(times.dropoff_window) : NO_WINDOW,
  };
}

/** A delivery of the API as the product's own forms have it, so that the same checks say whether it may be created. */
export function toTypedDelivery(delivery: NewPublicDelivery): TypedDelivery {
  const { external_id, deliverable_action, pickup, dropoff, goods_value } = delivery;
  const { proof = goods_value === undefined ? undefined : proofForValue(goods_value) } = delivery;
  return {
    ...{ external_id, deliverable_action, ...(proof && { proof }) },
    ...typedTimes(delivery),
    pickup: typedStop(pickup),
    dropoff: typedStop(dropoff),
  };
}

/** The API's name of a field of the product's forms. */
export function publicField(path: string): string {
  return path.replace(/^(pickup|dropoff)\.address\.text$/, '$1.address');
}

/** What is wrong with the times of a body whose other fields may be wrong, too; nothing where they cannot be read. */
export function timeIssues(body: unknown, now: Clock): readonly v.BaseIssue<unknown>[] {
  const times = v.safeParse(TimesSchema, body);
  if (!times.success) return [];
  const typed = v.safeParse(deliveryDetailsSchema(now), typedTimes(times.output), { abortPipeEarly: true });
  const fields = Object.keys({ ...SCHEDULED, ...WINDOWS });
  return (typed.issues ?? []).filter(({ path }) => fields.includes(String(path?.[0]?.key)));
}

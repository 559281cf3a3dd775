import * as v from 'valibot';
import { type Delivery, STOP_FIELDS } from '../delivery/delivery';
import { type EditValues, editValues } from '../delivery/delivery-changes';
import { STOPS, type UrgencyLevel } from '../delivery/delivery-choices';
import { sentMoment } from '../moment';
import {
  asTyped,
  hasBothOrNone,
  newWindow,
  proofKind,
  quoteID,
  sentCoordinates,
  stopEntries,
  typedWindow,
} from './new-public-delivery';

type PublicStop = 'pickup' | 'drop-off';

const editedStop = (stop: PublicStop) =>
  v.optional(
    v.pipe(
      v.partial(v.strictObject(stopEntries(stop))),
      v.check((sent) => hasBothOrNone(sent), 'Send latitude and longitude together, or neither.'),
      v.check(
        ({ address, latitude }) => address !== undefined || latitude === undefined,
        'Send the address with its latitude and longitude.',
      ),
      v.description(`What changes of the ${stop}.`),
    ),
  );

const TIMES = {
  pickup_time: v.optional(sentMoment('Only of a scheduled delivery. Not in the past, and within a year.')),
  pickup_window: v.optional(newWindow('pickup')),
  dropoff_window: v.optional(newWindow('drop-off')),
};

/** What PATCH /v1/deliveries/{id} takes: nothing but what changes. */
export const PublicDeliveryEditSchema = v.strictObject({
  pickup: editedStop('pickup'),
  dropoff: editedStop('drop-off'),
  ...TIMES,
  proof: v.optional(v.pipe(proofKind(), v.description('What the courier brings back from the door.'))),
  quote_id: v.optional(
    v.pipe(
      quoteID(),
      v.description(
        'A quote of the trip as it becomes. It counts where a latitude or longitude changes; without one that costs what it does by the tariff.',
      ),
    ),
  ),
});

export type PublicDeliveryEdit = v.InferOutput<typeof PublicDeliveryEditSchema>;

const TIMES_OF = {
  on_demand: [],
  scheduled: ['pickup_time'],
  time_window: ['pickup_window', 'dropoff_window'],
} as const satisfies Record<UrgencyLevel, readonly (keyof typeof TIMES)[]>;

/** The times of an edit that a delivery of its level does not have. */
export function foreignTimes(edit: PublicDeliveryEdit, { urgency_level }: Delivery): readonly string[] {
  const own: readonly string[] = TIMES_OF[urgency_level];
  return Object.keys(TIMES).filter((field) => field in edit && !own.includes(field));
}

function stopEdit(stop: (typeof STOPS)[number], sent: PublicDeliveryEdit['pickup']): Partial<EditValues> {
  const { address, latitude, longitude, ...texts } = sent ?? {};
  const values = Object.entries(texts).map(([field, text]) => [`${stop}_${field}`, text]);
  return {
    ...Object.fromEntries(values),
    ...(address !== undefined && {
      [`${stop}_address`]: { text: address, ...sentCoordinates({ latitude, longitude }) },
    }),
  };
}

/** A delivery with an edit of the API, as the form of an edit holds it, so that the same checks say whether it may be. */
export function toEditValues(present: Delivery, edit: PublicDeliveryEdit): EditValues {
  const { pickup, dropoff, pickup_time, pickup_window, dropoff_window } = edit;
  return {
    ...editValues(present),
    ...stopEdit('pickup', pickup),
    ...stopEdit('dropoff', dropoff),
    ...(pickup_time && { pickup_time: asTyped(pickup_time) }),
    ...(pickup_window && { pickup_window: typedWindow(pickup_window) }),
    ...(dropoff_window && { dropoff_window: typedWindow(dropoff_window) }),
  };
}

/** The API's name of a field of an edit's form: `pickup.phone_number` of `pickup_phone_number`. */
export function publicEditField(path: string): string {
  const name = path
    .replace(/_address\.(text|coordinates)$/, '_address')
    .replace('_address.coordinates.', '_');
  const stop = STOPS.find((one) => STOP_FIELDS.some((field) => name === `${one}_${field}`));
  return stop === undefined ? name : `${stop}.${name.slice(stop.length + 1)}`;
}

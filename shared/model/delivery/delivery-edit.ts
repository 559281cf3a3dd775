import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { forward, lazy, partialCheck } from 'valibot';
import { contactNumber, optionalLine, optionalText } from '../fields';
import type { Delivery } from './delivery';
import { CoordinatesSchema, chosenAddress } from './delivery-details';
import {
  DELIVERY_TEXTS,
  type DeliveryEdit,
  type EDITABLE_ADDRESSES,
  type EDITABLE_TEXTS,
  lineOfText,
} from './delivery-input';
import { type Clock, futureDateTime, nearDateTime, recentDateTime, windowSchema } from './delivery-times';

const COMMON = {
  pickup_name: lineOfText('the pickup name', DELIVERY_TEXTS.name),
  pickup_phone_number: contactNumber('the pickup phone number'),
  pickup_instructions: optionalText(DELIVERY_TEXTS.instructions),
  pickup_unit: optionalLine(DELIVERY_TEXTS.unit),
  pickup_landmark: optionalLine(DELIVERY_TEXTS.landmark),
  pickup_gate_code: optionalLine(DELIVERY_TEXTS.gate_code),
  dropoff_name: lineOfText('the drop-off name', DELIVERY_TEXTS.name),
  dropoff_phone_number: contactNumber('the drop-off phone number'),
  dropoff_instructions: optionalText(DELIVERY_TEXTS.instructions),
  dropoff_unit: optionalLine(DELIVERY_TEXTS.unit),
  dropoff_landmark: optionalLine(DELIVERY_TEXTS.landmark),
  dropoff_gate_code: optionalLine(DELIVERY_TEXTS.gate_code),
} satisfies Record<(typeof EDITABLE_TEXTS)[number], v.GenericSchema<string>>;

/** A time that may be chosen, or an unchanged one: a window that has begun may be kept. */
function keptOr(
  chosen: (label: string, now: Clock) => v.GenericSchema<string, Date>,
  label: string,
  kept: Date | undefined,
  now: Clock,
) {
  return lazy((input) => {
    const time = typeof input === 'string' ? parseLocalDateTime(input) : undefined;
    // The field knows whole minutes.
    const isKept = time && kept && Math.floor(kept.getTime() / 60_000) === time.getTime() / 60_000;
    return isKept ? nearDateTime(label, now) : chosen(label, now);
  });
}

const KeptAddressSchema = v.object({ text: v.string(), coordinates: v.optional(CoordinatesSchema) });

type EditedAddress = v.InferOutput<typeof KeptAddressSchema>;

/** An address from the list, or the one that is there, wherever it came from. */
function keptOrChosen(stop: string, kept: string): v.GenericSchema<EditedAddress> {
  return lazy((input): v.GenericSchema<EditedAddress> => {
    const { text } = input as EditedAddress;
    return text === kept ? KeptAddressSchema : (chosenAddress(stop) as v.GenericSchema<EditedAddress>);
  });
}

/** Checks what is changed of a delivery; times only where its urgency level has some. */
export function deliveryEditSchema(delivery: Delivery, now: Clock) {
  const { urgency_level, pickup_time, pickup_window, dropoff_window } = delivery;
  const common = {
    ...COMMON,
    pickup_address: keptOrChosen('pickup', delivery.pickup_address),
    dropoff_address: keptOrChosen('drop-off', delivery.dropoff_address),
  };
  switch (urgency_level) {
    case 'on_demand':
      return v.object(common);
    case 'scheduled':
      return v.object({
        ...common,
        pickup_time: keptOr(futureDateTime, 'pickup date and time', pickup_time, now),
      });
    case 'time_window':
      return v.pipe(
        v.object({
          ...common,
          pickup_window: windowSchema('pickup window', {
            start: keptOr(futureDateTime, 'pickup window start', pickup_window?.start, now),
            end: nearDateTime('pickup window end', now),
          }),
          dropoff_window: windowSchema('drop-off window', {
            start: keptOr(recentDateTime, 'drop-off window start', dropoff_window?.start, now),
            end: nearDateTime('drop-off window end', now),
          }),
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
export type CheckedEdit = Readonly<Record<(typeof EDITABLE_TEXTS)[number], string>> &
  Readonly<Record<(typeof EDITABLE_ADDRESSES)[number], EditedAddress>> &
  Pick<DeliveryEdit, 'pickup_time' | 'pickup_window' | 'dropoff_window'>;

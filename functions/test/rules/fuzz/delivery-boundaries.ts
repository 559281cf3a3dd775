import { DELIVERY_TEXTS } from '@fleetfoot/shared/model/delivery/delivery-input';
import * as fc from 'fast-check';
import { numberBoundaries, textBoundaries } from './boundary';
import type { Change } from './change';
import { DROPOFF_END, DROPOFF_START, PICKUP_START } from './delivery-shapes';
import { text, time } from './value';

const texts = textBoundaries({
  external_id: DELIVERY_TEXTS.external_id,
  pickup_facility_id: 128,
  pickup_address: DELIVERY_TEXTS.address,
  pickup_name: DELIVERY_TEXTS.name,
  pickup_instructions: DELIVERY_TEXTS.instructions,
  pickup_unit: DELIVERY_TEXTS.unit,
  pickup_landmark: DELIVERY_TEXTS.landmark,
  pickup_gate_code: DELIVERY_TEXTS.gate_code,
  dropoff_address: DELIVERY_TEXTS.address,
  dropoff_name: DELIVERY_TEXTS.name,
  dropoff_instructions: DELIVERY_TEXTS.instructions,
  dropoff_unit: DELIVERY_TEXTS.unit,
  dropoff_landmark: DELIVERY_TEXTS.landmark,
  dropoff_gate_code: DELIVERY_TEXTS.gate_code,
});

const coordinates = numberBoundaries({
  pickup_latitude: 90,
  pickup_longitude: 180,
  dropoff_latitude: 90,
  dropoff_longitude: 180,
});

const phoneNumbers: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom('pickup_phone_number', 'dropoff_phone_number'),
    fc.constantFrom('+1234567', '+12345678', '+123456789012345', '+1234567890123456', '+0123456789'),
  )
  .map(([put, as]) => ({ put, as }));

const windows: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom<(moment: number) => Change>(
      (moment) => ({ within: 'pickup_window', put: 'end', as: time(PICKUP_START + moment) }),
      (moment) => ({ within: 'dropoff_window', put: 'end', as: time(DROPOFF_START + moment) }),
      (moment) => ({ within: 'dropoff_window', put: 'start', as: time(DROPOFF_END - moment) }),
      (moment) => ({
        put: 'dropoff_window',
        as: { start: time(0.5 * PICKUP_START), end: time(PICKUP_START + moment) },
      }),
      (moment) => ({ put: 'pickup_time', as: time(PICKUP_START + moment) }),
    ),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([change, moment]) => change(moment));

const metadata = fc.constantFrom<Change>(
  { within: 'metadata', put: 'note', as: text('x', 1) },
  { put: 'metadata', as: [] },
  { put: 'metadata', as: null },
);

/** A step to either side of every limit of a delivery. */
export const deliveryBoundaries: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 4, arbitrary: coordinates },
  { weight: 2, arbitrary: phoneNumbers },
  { weight: 5, arbitrary: windows },
  { weight: 1, arbitrary: metadata },
);

import * as v from 'valibot';
import type { Delivery } from '../delivery/delivery';
import { deliveryChanges, editValues } from '../delivery/delivery-changes';
import { deliveryDetailsSchema } from '../delivery/delivery-details';
import { type CheckedEdit, deliveryEditSchema } from '../delivery/delivery-edit';
import { newDelivery } from '../delivery/new-delivery';
import { typedDelivery } from '../testing/typed-delivery';
import { foreignTimes, PublicDeliveryEditSchema, publicEditField, toEditValues } from './public-edit';

const NOW = new Date('2026-02-03T12:30Z');
const DETAILS = v.parse(
  deliveryDetailsSchema(() => NOW),
  typedDelivery(),
);
const PRESENT: Delivery = newDelivery(DETAILS, { id: 'delivery-1', uid: 'api', serverTime: NOW });
const SCHEDULED: Delivery = { ...PRESENT, urgency_level: 'scheduled' };

function changesOf(present: Delivery, body: unknown) {
  const values = toEditValues(present, v.parse(PublicDeliveryEditSchema, body));
  const schema = deliveryEditSchema(present, () => NOW);
  return deliveryChanges(present, v.parse(schema, values) as CheckedEdit);
}

test('an empty edit is the form as it opens', () => {
  expect(toEditValues(PRESENT, {})).toEqual(editValues(PRESENT));
  expect(changesOf(PRESENT, {})).toEqual({});
});

test('an edit changes what it names', () => {
  const dropoff = { address: '1 Long Street', latitude: -33.9, longitude: 18.4, gate_code: ' 4321# ' };
  expect(changesOf(PRESENT, { dropoff, pickup: { phone_number: '082 999 0000' } })).toEqual({
    ...{ dropoff_address: '1 Long Street', dropoff_latitude: -33.9, dropoff_longitude: 18.4 },
    ...{ dropoff_gate_code: '4321#', pickup_phone_number: '+27829990000' },
  });
  expect(changesOf(SCHEDULED, { pickup_time: '2026-02-05T10:00:30+02:00' })).toEqual({
    pickup_time: new Date('2026-02-05T08:00Z'),
  });
});

test('times of another level are foreign', () => {
  const times = { pickup_time: '2026-02-05T10:00:00Z' };
  expect(foreignTimes(times, PRESENT)).toEqual(['pickup_time']);
  expect(foreignTimes(times, SCHEDULED)).toEqual([]);
});

test.each([
  ['pickup_phone_number', 'pickup.phone_number'],
  ['dropoff_address.text', 'dropoff.address'],
  ['dropoff_address.coordinates.latitude', 'dropoff.latitude'],
  ['pickup_address.coordinates', 'pickup.address'],
  ['pickup_window.start', 'pickup_window.start'],
  ['pickup_time', 'pickup_time'],
])('the field %s of the form is %s of the API', (field, name) => {
  expect(publicEditField(field)).toBe(name);
});

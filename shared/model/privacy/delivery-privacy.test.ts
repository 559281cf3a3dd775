import type { Delivery } from '../delivery/delivery';
import {
  BOTH_STOPS,
  blankFields,
  blanksAt,
  deliveryEndsAt,
  isOver,
  maskedNumber,
  PERSONAL_FIELDS,
} from './delivery-privacy';

const AT = new Date('2026-03-01T10:00:00Z');
const LATER = new Date('2026-03-01T14:00:00Z');

const DELIVERY: Delivery = {
  id: 'd',
  external_id: 'PO-1',
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  dropoff_address: '12 Long Street',
  dropoff_latitude: '-33.924912',
  dropoff_longitude: 18.424149,
  dropoff_name: 'Lerato Dlamini',
  dropoff_phone_number: '+27831234567',
  dropoff_instructions: 'Gate code 4321',
  dropoff_unit: 'Unit 4, Mutual Heights',
  dropoff_landmark: 'Opposite the water tower',
  dropoff_gate_code: '4321#',
  dropoff_note: 'Ask for Lerato',
  pickup_facility_id: 'shop-1',
  pickup_address: '1 Bree Street',
  pickup_latitude: -33.91,
  pickup_longitude: 18.41,
  pickup_name: 'Umoya Kitchen',
  pickup_phone_number: '+27215550100',
  pickup_instructions: '',
  pickup_unit: '',
  pickup_landmark: '',
  pickup_gate_code: '',
  metadata: { customer: 'Lerato' },
  pickup_time: AT,
  status: 'Created',
  payment_status: 'Unpaid',
  created_at: AT,
  updated_at: AT,
  created_by: 'u',
  updated_by: 'u',
};

test('a delivery ends with its drop-off window, or at its pickup time', () => {
  expect(deliveryEndsAt(DELIVERY)).toEqual(AT);
  expect(deliveryEndsAt({ ...DELIVERY, dropoff_window: { start: AT, end: LATER } })).toEqual(LATER);
});

test('details are removed a number of days after the end', () => {
  expect(blanksAt(DELIVERY, 90)).toEqual(new Date('2026-05-30T10:00:00Z'));
});

test('a delivery is over a day after its end, and not a moment before', () => {
  expect(isOver(DELIVERY, new Date('2026-03-02T09:59:59.999Z'))).toBe(false);
  expect(isOver(DELIVERY, new Date('2026-03-02T10:00:00Z'))).toBe(true);
});

test('blank fields hold nothing of people and places but a rounded position', () => {
  const blank = { ...DELIVERY, ...blankFields(DELIVERY) };
  expect(blank).toMatchObject({
    dropoff_latitude: -33.92,
    dropoff_longitude: 18.42,
    dropoff_name: '',
    pickup_address: '',
    metadata: {},
    external_id: 'PO-1',
    pickup_facility_id: 'shop-1',
    pickup_time: AT,
  });
  expect(JSON.stringify(blank)).not.toMatch(/Lerato|Umoya|Street|4321|Mutual|tower|\+27/);
  expect(Object.keys(blankFields(DELIVERY)).sort()).toEqual([...PERSONAL_FIELDS].sort());
  expect(Object.keys(blank).sort()).toEqual(Object.keys(DELIVERY).sort());
});

test('a single stop is blanked and the other stays', () => {
  expect(BOTH_STOPS).toEqual(['pickup', 'dropoff']);
  expect({ ...DELIVERY, ...blankFields(DELIVERY, ['pickup']) }).toMatchObject({
    pickup_name: '',
    dropoff_name: 'Lerato Dlamini',
  });
});

test('a position that is none becomes zero', () => {
  expect(blankFields({ ...DELIVERY, dropoff_latitude: 'north' })).toMatchObject({ dropoff_latitude: 0 });
});

test('a masked number keeps three digits', () => {
  expect(maskedNumber('+27831234567')).toBe('•••••••••567');
});

test('a delivery that is carried later than planned ends with its last status', () => {
  const pickup_time = new Date('2026-02-03T12:00:00Z');
  const late = new Date('2026-02-04T12:00:00Z');
  expect(deliveryEndsAt({ pickup_time, status_times: { Collected: pickup_time, Delivered: late } })).toEqual(
    late,
  );
  expect(deliveryEndsAt({ pickup_time: late, status_times: { Collected: pickup_time } })).toEqual(late);
});

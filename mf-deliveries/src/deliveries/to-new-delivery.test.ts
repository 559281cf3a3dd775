import { DeliverySchema } from '@fleetfoot/shared/domain';
import { SERVER_TIME } from '@fleetfoot/shared/firebase';
import * as v from 'valibot';
import { deliveryFormSchema } from './delivery-form-schema';
import type { DeliveryFormValues } from './delivery-form-values';
import { filledForm } from './testing/filled-form';
import { toNewDelivery } from './to-new-delivery';

const schema = deliveryFormSchema(() => new Date('2026-02-03T12:00:00Z'));

function documentOf(changes: Partial<DeliveryFormValues>) {
  return toNewDelivery(v.parse(schema, filledForm(changes)), { id: 'new-1', uid: 'uid-thandi' });
}

const TIMES = {
  pickup_time: '2026-02-04T09:00',
  pickup_window: { start: '2026-02-05T09:00', end: '2026-02-05T10:00' },
  dropoff_window: { start: '2026-02-05T10:00', end: '2026-02-05T12:00' },
};
const WINDOWS = ['pickup_window', 'dropoff_window'];
const ALL_KEYS = Object.keys(DeliverySchema.entries);
const KEYS_WITHOUT_WINDOWS = ALL_KEYS.filter((key) => !WINDOWS.includes(key));

test('holds what was entered, with coordinates as decimal numbers', () => {
  expect(documentOf({})).toEqual({
    id: 'new-1',
    external_id: 'ORD-1001',
    urgency_level: 'on_demand',
    deliverable_action: 'meet_at_door',
    dropoff_address: '5 Beach Road, Sea Point',
    dropoff_latitude: -33.9136,
    dropoff_longitude: 18.3886,
    dropoff_name: 'Lerato Dlamini',
    dropoff_phone_number: '+27831234567',
    dropoff_instructions: 'Ring twice.',
    pickup_facility_id: '',
    pickup_address: '12 Long Street, Cape Town',
    pickup_latitude: -33.9221,
    pickup_longitude: 18.4197,
    pickup_name: 'Umoya Kitchen',
    pickup_phone_number: '+27215550100',
    pickup_instructions: '',
    metadata: {},
    pickup_time: SERVER_TIME,
    status: 'Created',
    payment_status: 'Unpaid',
    created_at: SERVER_TIME,
    updated_at: SERVER_TIME,
    created_by: 'uid-thandi',
    updated_by: 'uid-thandi',
  });
});

test.each([
  ['on_demand', KEYS_WITHOUT_WINDOWS, { pickup_time: SERVER_TIME }],
  ['scheduled', KEYS_WITHOUT_WINDOWS, { pickup_time: new Date('2026-02-04T07:00:00Z') }],
  [
    'time_window',
    ALL_KEYS,
    {
      pickup_time: new Date('2026-02-05T07:00:00Z'),
      pickup_window: { start: new Date('2026-02-05T07:00:00Z'), end: new Date('2026-02-05T08:00:00Z') },
      dropoff_window: { start: new Date('2026-02-05T08:00:00Z'), end: new Date('2026-02-05T10:00:00Z') },
    },
  ],
] as const)('%s has exactly its keys and the times of that level', (urgency_level, keys, times) => {
  const document = documentOf({ ...TIMES, urgency_level });
  expect(Object.keys(document).sort()).toEqual([...keys].sort());
  expect(document).toMatchObject({ urgency_level, ...times });
});

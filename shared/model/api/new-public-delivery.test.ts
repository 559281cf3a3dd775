import { disguised, UNSEEN } from '@fleetfoot/shared/testing/disguised';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { type DeliveryDetails, deliveryDetailsSchema } from '../delivery/delivery-details';
import { newDelivery } from '../delivery/new-delivery';
import { NewPublicDeliverySchema, publicField, toTypedDelivery } from './new-public-delivery';
import { PublicDeliverySchema, toPublicDelivery } from './public-delivery';

const NOW = new Date('2026-11-21T10:00:30Z');
const STOP = {
  address: '12 Long Street, Cape Town',
  latitude: -33.92,
  longitude: 18.42,
  name: 'Umoya Kitchen',
  phone_number: '021 555 0100',
};
const COMMON = { external_id: 'ORDER-1', deliverable_action: 'leave_at_door', pickup: STOP, dropoff: STOP };
const WINDOW = { start: '2026-11-22T08:00:59Z', end: '2026-11-22T11:00:00+02:00' };

function details(body: object): DeliveryDetails {
  const request = v.parse(NewPublicDeliverySchema, { ...COMMON, ...body });
  return v.parse(
    deliveryDetailsSchema(() => NOW),
    toTypedDelivery(request),
  );
}

test.each<[object, string]>([
  [{ urgency_level: 'on_demand' }, '2026-11-21T10:00:30.000Z'],
  [{ urgency_level: 'scheduled', pickup_time: '2026-11-21T12:00:00+02:00' }, '2026-11-21T10:00:00.000Z'],
  [{ urgency_level: 'scheduled', pickup_time: '2026-11-21T23:30:10-01:00' }, '2026-11-22T00:30:00.000Z'],
  [
    { urgency_level: 'time_window', pickup_window: WINDOW, dropoff_window: WINDOW },
    '2026-11-22T08:00:00.000Z',
  ],
])('%j is picked up at %s, whatever its offset', (body, pickupTime) => {
  const delivery = newDelivery(details(body), { id: 'a', uid: 'api', serverTime: NOW });
  const answer = v.parse(PublicDeliverySchema, toPublicDelivery(delivery, 'live'));
  expect(answer.pickup_time).toBe(pickupTime);
  expect(answer.pickup).toEqual({ ...STOP, phone_number: '+27215550100', instructions: '' });
  expect('pickup_window' in answer).toBe('pickup_window' in body);
});

test('directions are those that are known, in the document and in the answer', () => {
  const known = { unit: 'Unit 4, Mutual Heights', gate_code: '4321#' };
  const dropoff = { ...STOP, ...known, landmark: ' ' };
  const delivery = newDelivery(details({ urgency_level: 'on_demand', dropoff }), {
    id: 'a',
    uid: 'x',
    serverTime: NOW,
  });
  expect(delivery).toMatchObject({ dropoff_unit: known.unit, dropoff_gate_code: known.gate_code });
  const none = ['dropoff_landmark', 'pickup_unit', 'pickup_landmark', 'pickup_gate_code'];
  for (const field of none) expect(delivery).not.toHaveProperty(field);
  const answer = v.parse(PublicDeliverySchema, toPublicDelivery(delivery, 'live'));
  expect(answer.dropoff).toEqual({ ...STOP, ...known, phone_number: '+27215550100', instructions: '' });
  const emptied = { ...delivery, dropoff_gate_code: '' };
  expect(toPublicDelivery(emptied, 'live').dropoff).not.toHaveProperty('gate_code');
});

test('a delivery that a recurring one has created says which, and no other delivery does', () => {
  const delivery = newDelivery(details({ urgency_level: 'on_demand' }), {
    id: `${'r'.repeat(20)}-2026-11-25`,
    uid: 'x',
    serverTime: NOW,
  });
  const answer = v.parse(PublicDeliverySchema, toPublicDelivery(delivery, 'live'));
  expect(answer.recurring_id).toBe('r'.repeat(20));
  expect(toPublicDelivery({ ...delivery, id: 'a' }, 'live')).not.toHaveProperty('recurring_id');
});

test('coordinates that other systems wrote as text are numbers', () => {
  const delivery = newDelivery(details({ urgency_level: 'on_demand' }), {
    id: 'a',
    uid: 'x',
    serverTime: NOW,
  });
  expect(toPublicDelivery({ ...delivery, pickup_latitude: '-33.5' }, 'test').pickup.latitude).toBe(-33.5);
});

test.each([
  ['pickup.address.text', 'pickup.address'],
  ['dropoff.address.text', 'dropoff.address'],
  ['pickup.phone_number', 'pickup.phone_number'],
  ['pickup_window.end', 'pickup_window.end'],
])('%s is %s in the API', (path, field) => {
  expect(publicField(path)).toBe(field);
});

const spellings = fc.array(fc.tuple(fc.nat(99), fc.constantFrom(...UNSEEN)), { maxLength: 30 });

test('Texts that look the same are the same delivery', () => {
  const texts = {
    external_id: 'Zoë-7',
    metadata: { shop: 'Café Đình' },
    pickup: {
      ...STOP,
      name: 'Café',
      instructions: 'Ring.\nWait.',
      unit: '4ë',
      landmark: 'Blue gate',
      gate_code: '43',
    },
  };
  const plain = v.parse(NewPublicDeliverySchema, { ...COMMON, ...texts, urgency_level: 'on_demand' });
  fc.assert(
    fc.property(spellings, (spelling) => {
      const body = { ...COMMON, ...disguised(texts, spelling) };
      expect(v.parse(NewPublicDeliverySchema, { ...body, urgency_level: 'on_demand' })).toEqual(plain);
    }),
  );
});

test('Metadata has the names and texts that show', () => {
  const { metadata } = v.parse(NewPublicDeliverySchema, {
    ...COMMON,
    urgency_level: 'on_demand',
    metadata: { 'sh\u200bop': `\ufeff${'e\u0301'.repeat(500)}` },
  });
  expect(metadata).toEqual({ shop: 'é'.repeat(500) });
});

test.each(['external_id', 'name', 'address', 'phone_number'])(
  'A %s of nothing to see is missing',
  (field) => {
    const unseen = { [field]: '\u3164\u200b' };
    const changes = field === 'external_id' ? unseen : { pickup: { ...STOP, ...unseen } };
    const sent = { ...COMMON, urgency_level: 'on_demand', ...changes };
    expect(v.safeParse(NewPublicDeliverySchema, sent).issues?.[0].message).toMatch(/^Enter the /);
  },
);

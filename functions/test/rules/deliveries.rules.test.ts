import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from './client-sdk';
import { inHours, newDelivery, newScheduledDelivery, newWindowDelivery } from './new-delivery';
import { openWorld, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.reset();
});
afterAll(() => world.close());

let count = 0;

function create(make: typeof newDelivery, changes: object = {}): Promise<void> {
  count += 1;
  const id = `new${count}`;
  const data: Record<string, unknown> = { ...make(id, 'member'), ...changes };
  for (const [key, value] of Object.entries(data)) if (value === undefined) delete data[key];
  return setDoc(doc(world.as('member'), `Organizations/acme/Deliveries/${id}`), data);
}

const SHAPES = { on_demand: newDelivery, scheduled: newScheduledDelivery, time_window: newWindowDelivery };

test.each(Object.entries(SHAPES))('a right %s delivery is taken', async (_, make) => {
  await assertSucceeds(create(make));
});

describe.each(Object.entries(SHAPES))('every field of a %s delivery is needed', (_, make) => {
  test.each(Object.keys(make('x', 'member')))('%s', async (field) => {
    await assertFails(create(make, { [field]: undefined }));
  });
});

describe('no field takes another type', () => {
  test.each(Object.keys(newWindowDelivery('x', 'member')))('%s', async (field) => {
    await assertFails(create(newWindowDelivery, { [field]: null }));
    await assertFails(create(newWindowDelivery, { [field]: ['x'] }));
  });
});

const long = (length: number) => 'x'.repeat(length);

test.each([
  ['an external ID of 100 characters', { external_id: long(100) }],
  ['a name of 120 characters', { pickup_name: long(120) }],
  ['instructions of 500 characters', { dropoff_instructions: long(500) }],
  ['the other action', { deliverable_action: 'leave_at_door' }],
  ['the poles', { dropoff_latitude: -90, pickup_latitude: 90 }],
  ['the date line', { dropoff_longitude: -180, pickup_longitude: 180 }],
  ['a foreign contact', { pickup_phone_number: '+26650123456' }],
])('%s is right', async (_, changes) => {
  await assertSucceeds(create(newDelivery, changes));
});

test.each([
  ['a key too many', { discount: 100 }],
  ['windows on demand', { pickup_window: { start: inHours(1), end: inHours(2) } }],
  ['an empty external ID', { external_id: ' ' }],
  ['a long external ID', { external_id: long(101) }],
  ['an empty name', { dropoff_name: '  ' }],
  ['a long name', { pickup_name: long(121) }],
  ['an empty address', { pickup_address: '' }],
  ['a long address', { dropoff_address: long(501) }],
  ['long instructions', { dropoff_instructions: long(501) }],
  ['a megabyte of instructions', { pickup_instructions: long(1_000_000) }],
  ['a long facility', { pickup_facility_id: long(129) }],
  ['metadata', { metadata: { note: 'x' } }],
  ['a national number', { dropoff_phone_number: '0821234567' }],
  ['a number with letters', { pickup_phone_number: '+2782CALLME' }],
  ['a number with something after it', { pickup_phone_number: '+27821234567 or so' }],
  ['another urgency level', { urgency_level: 'whenever' }],
  ['another action', { deliverable_action: 'throw_over_wall' }],
  ['another status', { status: 'Delivered' }],
  ['a paid delivery', { payment_status: 'Paid' }],
  ['latitude as text', { dropoff_latitude: '-26.2' }],
  ['latitude beyond the pole', { dropoff_latitude: -90.1 }],
  ['latitude beyond the other pole', { pickup_latitude: 90.1 }],
  ['longitude beyond the date line', { dropoff_longitude: 180.1 }],
  ['longitude beyond it westward', { pickup_longitude: -180.1 }],
  ['latitude that is no number', { pickup_latitude: Number.NaN }],
  ['another id', { id: 'd1' }],
  ['another creator', { created_by: 'admin' }],
  ['another editor', { updated_by: 'admin' }],
  ["the client's creation time", { created_at: Timestamp.now() }],
  ["the client's update time", { updated_at: Timestamp.now() }],
  ["the client's pickup time on demand", { pickup_time: Timestamp.now() }],
])('%s is refused', async (_, changes) => {
  await assertFails(create(newDelivery, changes));
});

test.each([
  [
    'a pickup window that ends first',
    { pickup_window: { start: inHours(2), end: inHours(1) }, pickup_time: inHours(2) },
  ],
  ['an empty window', { dropoff_window: { start: inHours(2), end: inHours(2) } }],
  ['a window without an end', { dropoff_window: { start: inHours(2) } }],
  ['a window with more in it', { dropoff_window: { start: inHours(2), end: inHours(3), note: 'x' } }],
  ['a window of text', { dropoff_window: { start: '12:00', end: '13:00' } }],
  ['a pickup time outside its window', { pickup_time: inHours(9) }],
  ['only one of the windows', { dropoff_window: undefined }],
])('%s is refused', async (_, changes) => {
  const { pickup_window, ...rest } = newWindowDelivery('x', 'member');
  // One and the same instant for the window and its pickup time, so that only the change is wrong.
  const same = { pickup_window, pickup_time: rest['pickup_time'] };
  await assertSucceeds(create(newWindowDelivery, same));
  await assertFails(create(newWindowDelivery, { ...same, ...changes }));
});

test('a scheduled delivery has no windows', async () => {
  const pickup_window = { start: inHours(1), end: inHours(2) };
  await assertFails(create(newScheduledDelivery, { pickup_window, dropoff_window: pickup_window }));
});

test('a delivery is never overwritten, not even with right data', async () => {
  const d1 = doc(world.as('member'), 'Organizations/acme/Deliveries/d1');
  await assertFails(setDoc(d1, newDelivery('d1', 'member')));
  await assertFails(updateDoc(d1, { updated_at: serverTimestamp() }));
});

import { callFunction } from './call-function';
import { database } from './data';
import { somebody } from './somebody';
import { putOrganization } from './team';

const STOP = {
  address: { text: '12 Long Street, Cape Town', coordinates: { latitude: -33.9221, longitude: 18.4197 } },
  name: 'Umoya Kitchen',
  phone_number: '021 555 0100',
  instructions: '',
};
const WINDOW = { start: '', end: '' };
const DELIVERY = {
  external_id: 'ONCE-1',
  urgency_level: 'on_demand',
  pickup_time: '',
  pickup_window: WINDOW,
  dropoff_window: WINDOW,
  deliverable_action: 'meet_at_door',
  pickup: STOP,
  dropoff: STOP,
};

test('a row that was cancelled since is not created again by taking the import up', async () => {
  const admin = somebody();
  const orgID = await putOrganization([[admin, 'Admin']]);
  const request = {
    orgID,
    importID: `r${Date.now()}`.padEnd(20, 'x'),
    rows: [{ row: 0, delivery: DELIVERY }],
  };
  const first = await callFunction('importDeliveries', request, admin.idToken);
  const deliveries = database.collection(`Organizations/${orgID}/Deliveries`);
  for (const { ref } of (await deliveries.get()).docs) await ref.delete();
  expect(await callFunction('importDeliveries', request, admin.idToken)).toEqual(first);
  expect((await deliveries.get()).size).toBe(0);
});

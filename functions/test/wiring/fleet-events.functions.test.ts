import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { signed } from '../../src/couriers/signature';
import { scene } from '../billing/scene';
import { addressOf, runJob } from '../client/http';
import { putDelivery } from '../privacy/privacy-scene';
import { database, read } from '../world/data';

/** The local cloud's. */
const SECRET = 'whsec_bG9jYWwgZmxlZXQ=';

function post(event: object, secret = SECRET): Promise<Response> {
  const body = JSON.stringify(event);
  return fetch(addressOf('fleet-events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(secret, 'evt_1', body, new Date()) },
    body,
  });
}

test("a fleet's events arrive with their signature, and nothing else does", async () => {
  const { orgID } = await scene();
  const path = await putDelivery(orgID, 'd1');
  const event = { type: 'collected', organization_id: orgID, delivery_id: 'd1' };
  expect((await post(event, 'whsec_b3RoZXI=')).status).toBe(401);
  expect((await fetch(addressOf('fleet-events'))).status).toBe(405);
  const answer = await post(event);
  expect([answer.status, await answer.json()]).toEqual([200, { result: 'moved' }]);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(await read(path)).toMatchObject({ status: 'Collected' });
  expect(await read(deliveryHistory.document(orgID, 'd1', 'evt_1'))).toMatchObject({ status: 'Collected' });
});

test('the dispatcher is reached as the local cloud reaches it, and does nothing without a fleet', async () => {
  const { orgID } = await scene();
  const path = await putDelivery(orgID, 'd2');
  expect(await runJob('everyMinute', 'dispatchDeliveries')).toBe(200);
  expect(await read(path)).toMatchObject({ status: 'Created' });
});

test('the job that charges trips is reached in the same way, and one that is not there fails', async () => {
  expect(await runJob('everyMinute', 'chargeTrips')).toBe(200);
  expect(await runJob('everyMinute', 'privacyClock')).toBe(500);
});

afterAll(() => database.terminate());

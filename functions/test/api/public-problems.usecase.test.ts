import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { problem } from '@fleetfoot/shared/testing/problem';
import { api } from '../client/in-process';
import { storedDelivery } from '../privacy/privacy-scene';
import { database, put } from '../world/data';
import { apiScene } from './api-scene';

afterAll(() => database.terminate());

interface Page {
  readonly data: readonly { readonly id: string; readonly problem?: object }[];
}

const DUE = new Date('2026-11-26T12:00:00Z');
const [EARLY, LATE] = [new Date('2026-11-23T12:00:00Z'), new Date('2026-11-25T12:00:00Z')];

test('a delivery is answered with the problem that is not closed, in its own answer, the list and that of an edit', async () => {
  const { orgID, live: key } = await apiScene();
  for (const id of ['d1', 'd2', 'd3']) await put(deliveries.document(orgID, id), storedDelivery(id));
  const store = (id: string, changes: object) =>
    put(problems.document(orgID, id), problem({ id, ...changes }));
  await store('d1.1', { state: 'closed', reportedAt: LATE });
  await store('d1.recipient.1', { reason: 'late', reportedAt: EARLY, photo: true });
  await store('d2.1', { subject: 'd2', chargeID: 'd2', state: 'closed', reason: 'late', reportedAt: EARLY });
  await store('d2.2', { subject: 'd2', chargeID: 'd2', state: 'refused', reportedAt: LATE });
  const told = [
    {
      ...{ reason: 'late', state: 'open', reported_at: EARLY.toISOString() },
      due_at: DUE.toISOString(),
      photo: true,
    },
    { reason: 'damaged', state: 'refused', reported_at: LATE.toISOString() },
  ];
  const one = await api('GET', '/deliveries/d1', { key });
  expect(one.body).toMatchObject({ id: 'd1', problem: told[0] });
  const { body } = await api('GET', '/deliveries', { key });
  const byID = new Map((body as Page).data.map((delivery) => [delivery.id, delivery.problem]));
  expect(['d1', 'd2', 'd3'].map((id) => byID.get(id))).toEqual([...told, undefined]);
  const edited = await api('PATCH', '/deliveries/d1', { key, body: { dropoff: { instructions: 'Ring' } } });
  expect(edited.body).toMatchObject({ problem: told[0] });
});

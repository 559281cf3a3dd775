import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { proofs } from '@fleetfoot/shared/model/delivery/proof';
import { privacyHolds, privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { runPrivacyClock } from '../../src/privacy/privacy-clock';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { list } from '../world/team';
import { clockScene, daysAgo, putDelivery, storedDelivery, TRACES } from './privacy-scene';

const run = (hasTime = () => true) => runPrivacyClock({ database, now: new Date(), hasTime });

async function eventsOf(orgID: string, kind: string) {
  const events = Object.values(await list(orgID, auditEvents)) as Record<string, unknown>[];
  return events.filter((event) => event['kind'] === kind);
}

test('a delivery is blanked when its clock has run out, and not before', async () => {
  const { orgID } = await clockScene(30);
  const due = await putDelivery(orgID, 'due', { pickup_time: daysAgo(30) });
  const early = await putDelivery(orgID, 'early', { pickup_time: daysAgo(29.9) });
  const before = await read(due);
  await run();
  const blanked = await read(due);
  expect(JSON.stringify(blanked)).not.toMatch(TRACES);
  expect(blanked).toMatchObject({ dropoff_latitude: -33.92, dropoff_longitude: 18.42, metadata: {} });
  for (const figure of ['id', 'external_id', 'status', 'pickup_time', 'created_at', 'created_by']) {
    expect(blanked?.[figure]).toEqual(before?.[figure]);
  }
  expect(blanked?.['blanked_at']).toBeDefined();
  expect(await read(early)).toMatchObject({ dropoff_name: 'Lerato Dlamini' });
  expect(await eventsOf(orgID, 'privacy.blanked')).toMatchObject([
    { actor: { kind: 'system', id: 'privacy-clock' }, after: { deliveryIDs: ['due'], keepDays: 30 } },
  ]);
});

test('an organisation that has settled nothing keeps details for 90 days', async () => {
  const { orgID } = await clockScene();
  const due = await putDelivery(orgID, 'due', { pickup_time: daysAgo(90) });
  const early = await putDelivery(orgID, 'early', { pickup_time: daysAgo(89) });
  await run();
  expect(await read(due)).toMatchObject({ dropoff_name: '' });
  expect(await read(early)).toMatchObject({ dropoff_name: 'Lerato Dlamini' });
});

test('the end of a drop-off window counts, and one that is late holds up no other', async () => {
  const { orgID } = await clockScene(7);
  const window = (end: Date) => ({ dropoff_window: { start: daysAgo(20), end } });
  const late = await putDelivery(orgID, 'a', { pickup_time: daysAgo(20), ...window(daysAgo(6)) });
  const due = await putDelivery(orgID, 'b', { pickup_time: daysAgo(20), ...window(daysAgo(7)) });
  await run();
  expect(await read(late)).toMatchObject({ dropoff_name: 'Lerato Dlamini' });
  expect(await read(due)).toMatchObject({ dropoff_name: '' });
});

test('every edit is blanked, however many events tell of a delivery', async () => {
  const { orgID } = await clockScene(7);
  await putDelivery(orgID, 'd1', { pickup_time: daysAgo(8) });
  const writer = database.bulkWriter();
  const ids = Array.from({ length: 1_010 }, (_, index) => String(index).padStart(4, '0'));
  for (const id of ids) {
    void writer.set(database.doc(auditEvents.document(orgID, id)), {
      ...{ id, at: daysAgo(1), kind: 'delivery.problemWritten', object: { id: 'd1', label: 'PO-d1' } },
      ...(id === ids.at(-1) && { kind: 'delivery.edited', before: { dropoff_instructions: 'Ring 4321' } }),
    });
  }
  await writer.close();
  await run();
  expect(await read(auditEvents.document(orgID, ids.at(-1) ?? ''))).toMatchObject({
    before: { dropoff_instructions: '' },
  });
});

test('cancelled and test deliveries are blanked too, and what is told of edits with them', async () => {
  const { orgID } = await clockScene(7);
  const path = testDeliveries.document(orgID, 't');
  const cancelled = cancelledDeliveries.document(orgID, 'c');
  await Promise.all([
    put(path, storedDelivery('t', { pickup_time: daysAgo(8) })),
    put(cancelled, { ...storedDelivery('c', { pickup_time: daysAgo(8) }), cancelled_at: daysAgo(8) }),
  ]);
  const event = auditEvents.document(orgID, 'edit');
  await put(event, {
    ...{ id: 'edit', at: daysAgo(8), kind: 'delivery.edited', object: { id: 't', label: 'PO-t' } },
    before: { dropoff_phone_number: '+27831234567', dropoff_instructions: 'Ring 4321', status: 'Created' },
    after: { dropoff_phone_number: '+27831234568', dropoff_gate_code: '4321#' },
  });
  await run();
  expect(JSON.stringify([await read(path), await read(cancelled)])).not.toMatch(TRACES);
  expect(await read(event)).toMatchObject({
    before: { dropoff_phone_number: '', dropoff_instructions: '', status: 'Created' },
    after: { dropoff_phone_number: '', dropoff_gate_code: '' },
  });
});

test('a proof goes when its time is up, however long details are kept, unless its delivery is held', async () => {
  const { orgID } = await clockScene(365);
  const given = { kind: 'photo', received_by: 'Lerato Dlamini', at: daysAgo(90) };
  const [due, early, held] = ['due', 'early', 'held'].map((id) => proofs.document(orgID, id));
  for (const [path, days] of [
    [due, 0],
    [early, -1],
    [held, 0],
  ] as const) {
    const id = path?.slice(path.lastIndexOf('/') + 1) ?? '';
    await putDelivery(orgID, id, { pickup_time: daysAgo(90), status: 'Delivered', proof_given: given });
    await put(path ?? '', { ...given, id, orgID, photo: 'AAAA', expiresAt: daysAgo(days) });
  }
  await put(privacyHolds.document(orgID, 'held'), { id: 'held', reason: 'Claim 7', at: daysAgo(1), by: 'x' });
  await run();
  expect(await read(due ?? '')).toBeUndefined();
  expect(await read(deliveries.document(orgID, 'due'))).toMatchObject({
    ...{ dropoff_name: 'Lerato Dlamini', proof_given: { kind: 'photo', received_by: '' } },
  });
  expect([await read(early ?? ''), await read(held ?? '')]).toMatchObject([
    { photo: 'AAAA' },
    { photo: 'AAAA' },
  ]);
  await database.doc(privacyHolds.document(orgID, 'held')).delete();
  await run();
  expect(await read(held ?? '')).toBeUndefined();
});

test('a proof goes with the details of its delivery', async () => {
  const { orgID } = await clockScene(7);
  const given = { kind: 'name', received_by: 'Lerato Dlamini', at: daysAgo(8) };
  const path = await putDelivery(orgID, 'due', { pickup_time: daysAgo(8), proof_given: given });
  await put(proofs.document(orgID, 'due'), { ...given, id: 'due', orgID, expiresAt: daysAgo(-82) });
  await run();
  expect(await read(proofs.document(orgID, 'due'))).toBeUndefined();
  expect(JSON.stringify(await read(path))).not.toMatch(TRACES);
});

test('a run that has no time left is resumed by the next, and a repeated one changes nothing', async () => {
  // Every organisation of this worker's project has its turn: here there is only one.
  await database.recursiveDelete(database.collection(organizations.path()));
  const { orgID } = await clockScene(7);
  const ids = Array.from({ length: 65 }, (_, index) => `d${String(index).padStart(2, '0')}`);
  await Promise.all(ids.map((id, index) => putDelivery(orgID, id, { pickup_time: daysAgo(100 - index) })));
  const names = async () => {
    const all = Object.values(await list(orgID, deliveries)) as Record<string, unknown>[];
    return all.filter((delivery) => delivery['dropoff_name'] !== '').length;
  };
  // Time to begin, and for one batch.
  let looks = 0;
  await run(() => ++looks <= 2);
  expect(await names()).toBe(35);
  await run();
  expect(await names()).toBe(0);
  const after = await list(orgID, deliveries);
  await run();
  expect(await list(orgID, deliveries)).toEqual(after);
});

test('a held delivery is kept until it is released', async () => {
  const { admin, orgID } = await clockScene(7);
  const path = await putDelivery(orgID, 'held', { pickup_time: daysAgo(8) });
  const request = { orgID, deliveryID: 'held' };
  const hold = { ...request, reason: 'Claim 7' };
  expect((await callFunction('holdDelivery', hold, admin.idToken)).status).toBe(200);
  expect((await callFunction('holdDelivery', { ...hold, reason: 'Other' }, admin.idToken)).status).toBe(200);
  expect(await read(privacyHolds.document(orgID, 'held'))).toMatchObject({
    reason: 'Claim 7',
    by: admin.uid,
  });
  await run();
  expect(await read(path)).toMatchObject({ dropoff_name: 'Lerato Dlamini' });
  for (const _ of [1, 2]) {
    expect((await callFunction('releaseDelivery', request, admin.idToken)).status).toBe(200);
  }
  await run();
  expect(await read(path)).toMatchObject({ dropoff_name: '' });
  expect(await eventsOf(orgID, 'privacy.held')).toMatchObject([
    { object: { id: 'held', label: 'PO-held' }, after: { reason: 'Claim 7' } },
  ]);
  expect(await eventsOf(orgID, 'privacy.released')).toHaveLength(1);
});

test('a cancelled delivery can be held, too', async () => {
  const { admin, orgID } = await clockScene(7);
  const path = cancelledDeliveries.document(orgID, 'off');
  await put(path, storedDelivery('off', { pickup_time: daysAgo(8) }));
  const hold = { orgID, deliveryID: 'off', reason: 'Claim' };
  expect((await callFunction('holdDelivery', hold, admin.idToken)).status).toBe(200);
  await run();
  expect(await read(path)).toMatchObject({ dropoff_name: 'Lerato Dlamini' });
});

test('a blanked delivery cannot be held, and a missing one neither', async () => {
  const { admin, orgID } = await clockScene(7);
  await putDelivery(orgID, 'gone', { blanked_at: new Date() });
  const hold = (deliveryID: string) =>
    callFunction('holdDelivery', { orgID, deliveryID, reason: 'Claim' }, admin.idToken);
  expect(refusal(await hold('gone'))).toMatchObject({ code: 'failed-precondition' });
  expect(refusal(await hold('nothing'))).toMatchObject({ code: 'not-found' });
  expect(await list(orgID, privacyHolds)).toEqual({});
});

test('the clock is set by an Admin, is told once, and holds at the next run', async () => {
  const { admin, orgID } = await clockScene();
  const path = await putDelivery(orgID, 'd', { pickup_time: daysAgo(10) });
  for (const _ of [1, 2]) {
    expect(await callFunction('setPrivacyClock', { orgID, keepDays: 9 }, admin.idToken)).toMatchObject({
      body: { result: { keepDays: 9 } },
    });
  }
  expect(await read(privacySettings.document(orgID))).toMatchObject({ keepDays: 9, updated_by: admin.uid });
  expect(await eventsOf(orgID, 'privacy.clockSet')).toMatchObject([
    { actor: { id: admin.uid }, before: { keepDays: 90 }, after: { keepDays: 9 } },
  ]);
  await run();
  expect(await read(path)).toMatchObject({ dropoff_name: '' });
});

test('an audit event is kept for 400 days', async () => {
  const { orgID } = await clockScene();
  await put(auditEvents.document(orgID, 'old'), { id: 'old', at: daysAgo(400.1) });
  await put(auditEvents.document(orgID, 'kept'), { id: 'kept', at: daysAgo(399.9) });
  await run();
  expect(Object.keys(await list(orgID, auditEvents))).toEqual(['kept']);
});

afterAll(() => database.terminate());

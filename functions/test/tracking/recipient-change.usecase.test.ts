import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { MOST_RECIPIENT_CHANGES } from '@fleetfoot/shared/model/delivery/tracking';
import { orderDigest } from '../../src/couriers/fleet';
import { blankDeliveries } from '../../src/privacy/blank-deliveries';
import { eventsOf } from '../world/audit';
import { database, read } from '../world/data';
import { askPage, trackingScene } from './tracking-scene';

// Of the stored delivery; a thousandth of a degree is 111 m.
const PIN = { latitude: -33.924912, longitude: 18.424149 };
const north = (degrees: number) => `${(PIN.latitude + degrees).toFixed(6)}, ${PIN.longitude}`;
const PRICE = { tariffID: '2026-11', metres: 2_000, seconds: 600, lines: [], total: 6_100 };

const change = (token: string, kind: string, value: string, query = 'lang=en') =>
  askPage(token, { page: '/change', query, form: { kind, value } });

test('a note and a landmark reach the delivery, and timeline and trail say that the recipient did it', async () => {
  const { orgID, path, token } = await trackingScene({ dropoff_landmark: 'Blue gate' });
  const noted = await change(token, 'note', ' Ring the second bell.\r\nThank you ', 'lang=st');
  expect(noted).toMatchObject({ status: 303, headers: { Location: `/t/${token}?lang=st&saved=note` } });
  expect((await change(token, 'landmark', 'Opposite the taxi rank')).status).toBe(303);
  const delivery = await read(path);
  expect(delivery).toMatchObject({
    ...{ dropoff_note: 'Ring the second bell.\nThank you', dropoff_landmark: 'Opposite the taxi rank' },
    ...{ dropoff_instructions: 'Ring 4321', updated_by: 'recipient' },
  });
  const events = await eventsOf(orgID, 'delivery.edited');
  expect(events).toMatchObject([
    {
      actor: { kind: 'recipient', id: 'recipient', name: '' },
      ...{
        before: { dropoff_note: '' },
        after: { dropoff_note: 'Ring the second bell.\nThank you' },
        from: {},
      },
    },
    { before: { dropoff_landmark: 'Blue gate' }, after: { dropoff_landmark: 'Opposite the taxi rank' } },
  ]);
  expect(delivery?.['changeID']).toBe(events.at(-1)?.['id']);
  const saved = await askPage(token, { query: 'lang=en&saved=note' });
  expect(saved.body).toContain('Saved. The courier is told.');
  // What somebody typed is shown to the courier and the shop, and to nobody else who has the link.
  expect(saved.body).not.toMatch(/second bell|taxi rank/);
});

test('the fleet is told anew of what the recipient changed', async () => {
  const { orgID, path, token } = await trackingScene();
  const digest = async () => orderDigest(orgID, (await read(path)) as unknown as Delivery);
  const digests = [await digest()];
  for (const [kind, value] of [
    ['note', 'Ring the second bell'],
    ['landmark', 'Blue gate'],
    ['pin', north(0.001)],
  ] as const) {
    await change(token, kind, value);
    digests.push(await digest());
  }
  expect(new Set(digests).size).toBe(4);
});

test('the pin moves within a kilometre of where the organisation put it, however often, and the price stays', async () => {
  const { path, token, link } = await trackingScene({ price: PRICE, quoteID: 'q1' });
  expect((await change(token, 'pin', `https://www.google.com/maps/@${north(0.008)},17z`)).status).toBe(303);
  const delivery = await read(path);
  expect(delivery).toMatchObject({ dropoff_latitude: -33.916912, dropoff_longitude: PIN.longitude });
  expect(delivery).toMatchObject({ price: PRICE, quoteID: 'q1', dropoff_address: '12 Long Street' });
  // 1.7 km from the organisation's pin, though 0.9 km from where it is.
  const far = await change(token, 'pin', north(0.016));
  expect([far.status, far.body]).toEqual([422, expect.stringContaining('This is more than 1 km away.')]);
  expect((await change(token, 'pin', north(-0.008))).status).toBe(303);
  expect(await link()).toMatchObject({ pin: { from: PIN, to: { latitude: -33.932912 } }, changes: 2 });
  // A member has put it elsewhere: that counts from now on.
  await database.doc(path).update({ dropoff_latitude: PIN.latitude - 0.02 });
  expect((await change(token, 'pin', north(-0.012))).status).toBe(303);
});

test('A text of a recipient is what shows of it, and a landmark has one line', async () => {
  const { path, token } = await trackingScene();
  await change(token, 'note', '\u200bBlue\u202e gate\r\nZoe\u0308');
  await change(token, 'landmark', 'Blue\u00ad gate\u2028by the\nroad\ufeff');
  await change(token, 'pin', `\u202a${north(0.001)}\u202c`);
  expect(await read(path)).toMatchObject({
    dropoff_note: 'Blue gate\nZoë',
    dropoff_landmark: 'Blue gate by the road',
    dropoff_latitude: -33.923912,
  });
});

test.each([
  ['nothing', 'note', '  ', 'Enter something.'],
  ['a long note', 'note', 'x'.repeat(201), 'Use at most 200 characters.'],
  ['a landmark of which nothing shows', 'landmark', '\u202e\u3164', 'Enter something.'],
  ['words for a pin', 'pin', 'at the corner', 'There are no coordinates in this.'],
  ['a short link', 'pin', 'https://maps.app.goo.gl/abc', 'There are no coordinates in this.'],
  ['a pin in the sea', 'pin', '0, 0', 'This is more than 1 km away.'],
])('%s is refused beside its field, with what was sent', async (_, kind, value, text) => {
  const { orgID, path, token, link } = await trackingScene();
  const before = await read(path);
  const { status, body } = await change(token, kind, value);
  expect([status, body]).toEqual([422, expect.stringContaining(text)]);
  expect(await read(path)).toEqual(before);
  expect(await eventsOf(orgID, 'delivery.edited')).toEqual([]);
  expect(await link()).toMatchObject({ changes: 0 });
});

test.each([
  ['another kind', { kind: 'dropoff_name', value: 'x' }],
  ['no value', { kind: 'note' }],
  ['fields of a prototype', { kind: '__proto__', value: 'x' }],
  ['a text that no field takes', { kind: 'note', value: 'x'.repeat(2_001) }],
])('a form with %s changes nothing', async (_, form) => {
  const { path, token } = await trackingScene();
  const before = await read(path);
  expect((await askPage(token, { page: '/change', form })).status).toBe(400);
  expect((await askPage(token, { form })).status).toBe(405);
  expect(await read(path)).toEqual(before);
});

test('a delivery that is collected, or was changed twenty times, can no longer be changed', async () => {
  const { path, token, tell, link } = await trackingScene();
  for (let count = 0; count < MOST_RECIPIENT_CHANGES; count += 1) {
    expect((await change(token, 'note', `Bell ${count}`)).status).toBe(303);
  }
  const tooOften = await change(token, 'note', 'Once more');
  expect([tooOften.status, tooOften.body]).toEqual([409, expect.stringContaining('changed too often')]);
  expect(await link()).toMatchObject({ changes: MOST_RECIPIENT_CHANGES });
  const { status, headers } = await askPage(token, { page: '/change', query: 'lang=af' });
  expect([status, headers['Location']]).toEqual([303, `/t/${token}?lang=af`]);
  await tell({ type: 'collected' });
  expect((await change(token, 'note', 'Too late')).body).toContain('can no longer be changed here');
  expect(await read(path)).toMatchObject({ dropoff_note: 'Bell 19' });
});

test('a change by a link that is revoked at the same time is made before or not at all', async () => {
  const { path, token, revoke, link } = await trackingScene();
  const [{ status }] = await Promise.all([change(token, 'note', 'Bell'), revoke()]);
  expect([303, 404, 409]).toContain(status);
  expect((await read(path))?.['dropoff_note']).toBe(status === 303 ? 'Bell' : undefined);
  expect(await link()).toMatchObject({ hash: '', generation: 1 });
  expect((await change(token, 'note', 'After')).status).toBe(404);
});

test('removing the details of a delivery takes the note and the link with it', async () => {
  const { orgID, path, token, link } = await trackingScene();
  await change(token, 'note', 'Bell of Lerato');
  await database.runTransaction(async (transaction) => {
    const document = await transaction.get(database.doc(path));
    const found = [{ document, stops: ['pickup', 'dropoff'] as const }];
    await blankDeliveries(transaction, database, { orgID, found, now: new Date() });
  });
  expect(await read(path)).toMatchObject({ dropoff_note: '' });
  expect(JSON.stringify(await eventsOf(orgID, 'delivery.edited'))).not.toContain('Lerato');
  expect(await link()).toBeUndefined();
  expect((await askPage(token)).status).toBe(404);
});

afterAll(() => database.terminate());

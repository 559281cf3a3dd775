import {
  ABOVE_CREDIT,
  apiUsage,
  auditEvents,
  creditSettings,
  type Delivery,
  DeliverySchema,
  deliveries,
  owedForTrips,
  quotes,
  reservedForTrips,
  type TypedDelivery,
} from '@fleetfoot/shared/model';
import { IMPORT_BATCH_ROWS, type ImportAnswer } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import { withDates } from '../../src/platform/stored';
import { TRIPS_PER_HOUR } from '../../src/quotes/trip-limit';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { DAY_AHEAD } from '../world/day-ahead';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember, putOrganization } from '../world/team';
import { DROPOFF, delivery } from './typed-delivery';

let count = 0;

function newImport(): string {
  count += 1;
  return `i${Date.now()}${count}`.padEnd(20, 'x');
}

interface Scene {
  readonly member: SignedIn;
  readonly orgID: string;
  readonly importID: string;
}

async function scene(): Promise<Scene> {
  const [admin, member] = [somebody(), somebody()];
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [member, 'Member'],
  ]);
  return { member, orgID, importID: newImport() };
}

/** Sends deliveries as rows counted from `first`. */
function send(at: Scene, deliveries: readonly unknown[], first = 0) {
  const rows = deliveries.map((sent, index) => ({ row: first + index, delivery: sent }));
  return callFunction(
    'importDeliveries',
    { orgID: at.orgID, importID: at.importID, rows },
    at.member.idToken,
  );
}

async function answersTo(at: Scene, deliveries: readonly unknown[], first = 0): Promise<ImportAnswer[]> {
  const { status, body } = await send(at, deliveries, first);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return (body.result as { answers: ImportAnswer[] }).answers;
}

async function stored({ orgID }: Scene): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection(deliveries.path(orgID)).get();
  return docs.map((document) => document.data());
}

test('an organisation that would come above its limit creates nothing, and is told what to do', async () => {
  const at = await scene();
  await answersTo(at, [delivery('A')]);
  const { amount } = (await read(reservedForTrips.document(at.orgID))) as { amount: number };
  expect(amount).toBeGreaterThan(0);
  await put(owedForTrips.document(at.orgID), { amount: 1 });
  // There is room for one more, and not for two.
  await put(creditSettings.document(at.orgID), { limit: 1 + 2 * amount });
  expect(refusal(await send(at, [delivery('B'), delivery('C')], 1))).toMatchObject({
    code: 'failed-precondition',
    userMessage: ABOVE_CREDIT,
  });
  expect(await stored(at)).toHaveLength(1);
  expect(await answersTo(at, [delivery('B')], 1)).toMatchObject([{ result: 'created' }]);
  expect(await read(reservedForTrips.document(at.orgID))).toEqual({ amount: 2 * amount });
});

test('directions of a row are kept, and a row without any is taken', async () => {
  const at = await scene();
  const directed = { ...DROPOFF, unit: 'Unit 4', landmark: '', gate_code: ' 4321# ' };
  const tooLong = { ...DROPOFF, gate_code: 'x'.repeat(41) };
  const answers = await answersTo(at, [
    delivery('A', { dropoff: directed }),
    delivery('B'),
    delivery('C', { dropoff: tooLong }),
  ]);
  expect(answers).toMatchObject([
    { result: 'created' },
    { result: 'created' },
    { result: 'refused', field: 'dropoff.gate_code', message: 'Use at most 40 characters.' },
  ]);
  const found = Object.fromEntries((await stored(at)).map((one) => [one['external_id'], one]));
  expect(found['A']).toMatchObject({ dropoff_unit: 'Unit 4', dropoff_gate_code: '4321#' });
  expect(found['A']).not.toHaveProperty('dropoff_landmark');
  expect(found['B']).not.toHaveProperty('dropoff_gate_code');
});

test('good rows are created also when others are refused', async () => {
  const at = await scene();
  const answers = await answersTo(at, [
    delivery('A'),
    delivery('B', { dropoff: { ...DROPOFF, phone_number: '12' } }),
    delivery('C', { urgency_level: 'time_window' }),
    delivery('A'),
    delivery('D'),
  ]);
  const made = (row: number) => ({ row, result: 'created', deliveryID: `${at.importID}-${row}` });
  expect(answers).toEqual([
    made(0),
    {
      row: 1,
      result: 'refused',
      field: 'dropoff.phone_number',
      message: 'Enter a phone number such as 082 123 4567.',
    },
    {
      row: 2,
      result: 'refused',
      field: 'pickup_window.start',
      message: 'Enter the pickup window start.',
    },
    { row: 3, result: 'duplicate', deliveryID: `${at.importID}-0` },
    made(4),
  ]);
  expect((await stored(at)).map(({ external_id }) => external_id).sort()).toEqual(['A', 'D']);
});

test('a row is written as the form writes a delivery, by the caller, now', async () => {
  const at = await scene();
  const asked = Date.now();
  const window = (start: string, end: string) => ({
    start: `${DAY_AHEAD}T${start}`,
    end: `${DAY_AHEAD}T${end}`,
  });
  await answersTo(at, [
    delivery('W', {
      urgency_level: 'time_window',
      pickup_window: window('08:00', '09:00'),
      dropoff_window: window('09:00', '11:00'),
    }),
  ]);
  const document = withDates(await read(deliveries.document(at.orgID, `${at.importID}-0`)));
  const written = v.parse(v.strictObject(DeliverySchema.entries), document);
  expect(written).toMatchObject({
    id: `${at.importID}-0`,
    external_id: 'W',
    pickup_phone_number: '+27215550100',
    dropoff_phone_number: '+27831234567',
    dropoff_instructions: 'Ring twice.\nThird floor.',
    pickup_time: new Date(`${DAY_AHEAD}T08:00:00+02:00`),
    dropoff_window: {
      start: new Date(`${DAY_AHEAD}T09:00:00+02:00`),
      end: new Date(`${DAY_AHEAD}T11:00:00+02:00`),
    },
    metadata: {},
    status: 'Created',
    payment_status: 'Unpaid',
    created_by: at.member.uid,
    updated_by: at.member.uid,
  });
  expect(written.created_at).toEqual(written.updated_at);
  expect(Math.abs(written.created_at.getTime() - asked)).toBeLessThan(20_000);
});

test('a repeated call, also many times at once, creates no more and is answered the same', async () => {
  const at = await scene();
  const deliveries = Array.from({ length: IMPORT_BATCH_ROWS }, (_, index) => delivery(`R-${index}`));
  const answers = await Promise.all([1, 2, 3].map(() => answersTo(at, deliveries)));
  for (const given of answers) expect(given.every(({ result }) => result === 'created')).toBe(true);
  expect(await answersTo(at, deliveries)).toEqual(answers[0]);
  expect(await stored(at)).toHaveLength(IMPORT_BATCH_ROWS);
});

test('two imports of one file at the same moment make one delivery of each row', async () => {
  const one = await scene();
  const other = { ...one, importID: newImport() };
  const deliveries = Array.from({ length: 40 }, (_, index) => delivery(`T-${index}`));
  const answers = await Promise.all([answersTo(one, deliveries), answersTo(other, deliveries)]);
  const results = answers.flat().map(({ result }) => result);
  expect(results.filter((result) => result === 'created')).toHaveLength(40);
  expect(results.filter((result) => result === 'duplicate')).toHaveLength(40);
  expect(await stored(one)).toHaveLength(40);
});

test('an external ID that looks the same is a duplicate, and one of which nothing shows is none', async () => {
  const at = await scene();
  const [created] = await answersTo(at, [delivery('ORD\u200b-Zoe\u0308')]);
  const same = ['ORD-Zoë', '\ufeffORD-Zoë\u00a0', 'ORD\u00ad-Zoe\u2060\u0308', 'ORD-Zo\u{e0041}ë\u3164'].map(
    (id) => delivery(id),
  );
  expect(await answersTo(at, [...same, delivery('\u3164')], 1)).toMatchObject([
    ...same.map(() => ({ result: 'duplicate', deliveryID: created?.deliveryID })),
    { result: 'refused', message: 'Enter the external ID.' },
  ]);
});

test('an external ID of another organisation is free', async () => {
  const [at, other] = [await scene(), await scene()];
  await answersTo(other, [delivery('SAME')]);
  expect(await answersTo(at, [delivery('SAME')])).toMatchObject([{ result: 'created' }]);
});

test('a stranger creates nothing and learns nothing', async () => {
  const at = await scene();
  const stranger = { ...at, member: somebody() };
  const refused = refusal(await send(stranger, [delivery('S')]));
  expect(refused).toMatchObject({ status: 'PERMISSION_DENIED', code: 'permission-denied' });
  expect(refusal(await send({ ...stranger, orgID: 'none' }, [delivery('S')]))).toEqual(refused);
  expect(await stored(at)).toEqual([]);
});

test.each<[string, (at: Scene) => Promise<Awaited<ReturnType<typeof send>>>]>([
  ['no rows', (at) => send(at, [])],
  ['too many rows', (at) => send(at, new Array(IMPORT_BATCH_ROWS + 1).fill(delivery('M')))],
  ['a row past the last', (at) => send(at, [delivery('M')], 2000)],
  ['an unknown field', (at) => send(at, [{ ...delivery('M'), status: 'Delivered' }])],
  ['an id that is a path', (at) => send({ ...at, importID: '../../../Team/aaaaaa' }, [delivery('M')])],
  ['a number for a text', (at) => send(at, [{ ...delivery('M'), external_id: 7 }])],
  ['more than fits', (at) => send(at, [delivery('M', { pickup_time: 'x'.repeat(70_000) })])],
])('a call with %s is refused', async (_, call) => {
  const at = await scene();
  expect(refusal(await call(at))).toMatchObject({ code: 'invalid-argument' });
  expect(await stored(at)).toEqual([]);
});

test('a row whose delivery was cancelled since is not created again by repeating the import', async () => {
  const at = await scene();
  const first = await send(at, [delivery('ONCE-1')]);
  const created = database.collection(deliveries.path(at.orgID));
  for (const { ref } of (await created.get()).docs) await ref.delete();
  expect(await send(at, [delivery('ONCE-1')])).toEqual(first);
  expect((await created.get()).size).toBe(0);
});

afterAll(() => database.terminate());

test('each delivery of an import is told in the audit trail, once', async () => {
  const at = await scene();
  await answersTo(at, [delivery('A'), delivery('B', { urgency_level: 'soon' })]);
  await answersTo(at, [delivery('A')]);
  const [created] = await stored(at);
  const { docs } = await database.collection(auditEvents.path(at.orgID)).get();
  expect(docs.map((event) => event.data())).toEqual([
    expect.objectContaining({
      ...{ id: created?.['changeID'], kind: 'delivery.created' },
      actor: { kind: 'member', id: at.member.uid, name: '' },
      object: {
        ...{ id: `${at.importID}-0`, label: 'A' },
        path: deliveries.document(at.orgID, `${at.importID}-0`),
      },
      from: expect.objectContaining({ address: '203.0.113.7' }),
    }),
  ]);
});

const placeOf = (stop: { readonly address: { readonly coordinates?: object | undefined } }) =>
  stop.address.coordinates;

/** The ids of quotes for the trips of deliveries, as the page asks for them before it creates anything. */
async function quoteIDs(at: Scene, sent: readonly TypedDelivery[]): Promise<string[]> {
  const trips = sent.map(({ pickup, dropoff, urgency_level }) => ({
    ...{ urgency_level, pickup: placeOf(pickup), dropoff: placeOf(dropoff) },
  }));
  const { body } = await callFunction('quoteDeliveries', { orgID: at.orgID, trips }, at.member.idToken);
  return (body.result as { quotes: { quoteID: string }[] }).quotes.map(({ quoteID }) => quoteID);
}

test('rows cost what was shown for them, and those whose quote is not good what the tariff says', async () => {
  const at = await scene();
  const sent = [delivery('P1'), delivery('P2'), delivery('P3')];
  const [good = '', expired = '', other = ''] = await quoteIDs(at, sent);
  const path = (id: string) => quotes.document(at.orgID, id);
  await database.doc(path(good)).update({ 'price.total': 12_345 });
  await database.doc(path(expired)).update({ 'price.total': 1, expiresAt: new Date(0) });
  await database.doc(path(other)).update({ 'price.total': 1, dropoff_latitude: 0 });
  const rows = sent.map((one, row) => ({ row, delivery: one, quoteID: [good, expired, other][row] }));
  const request = { orgID: at.orgID, importID: at.importID, rows };
  expect((await callFunction('importDeliveries', request, at.member.idToken)).status).toBe(200);
  const found = (await stored(at)) as Partial<Delivery>[];
  const of = (id: string) => found.find(({ external_id }) => external_id === id);
  expect(of('P1')).toMatchObject({ quoteID: good, price: { total: 12_345 } });
  for (const id of ['P2', 'P3']) {
    expect(of(id)?.quoteID).toBeUndefined();
    expect(of(id)?.price?.total).toBeGreaterThan(1);
  }
});

test('a member who has asked for too many prices imports without them', async () => {
  const at = await scene();
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const ahead of [0, 1]) {
    const usage = apiUsage.document(`quotes_${at.orgID}_${at.member.uid}_${hour + ahead}`);
    await put(usage, { count: TRIPS_PER_HOUR, expiresAt: new Date() });
  }
  expect(await answersTo(at, [delivery('M1')])).toMatchObject([{ result: 'created' }]);
  expect((await stored(at))[0]).not.toHaveProperty('price');
});

test("a colleague's import is not filled with rows of somebody else", async () => {
  const at = await scene();
  await answersTo(at, [delivery('MINE-1')]);
  const other = somebody();
  await putMember(at.orgID, other, 'Member');
  const answer = await send({ ...at, member: other }, [delivery('MINE-1'), delivery('THEIRS-1')]);
  expect(refusal(answer).code).toBe('already-exists');
  expect(await read(deliveries.document(at.orgID, `${at.importID}-1`))).toBeUndefined();
});

test('a row whose pickup is more than a year away is refused with its reason', async () => {
  const at = await scene();
  const far = delivery('FAR', { urgency_level: 'scheduled', pickup_time: '9999-06-01T10:00' });
  expect(await answersTo(at, [far])).toEqual([
    {
      ...{ row: 0, result: 'refused', field: 'pickup_time' },
      message: 'The pickup date and time is more than a year away. Choose an earlier time.',
    },
  ]);
});

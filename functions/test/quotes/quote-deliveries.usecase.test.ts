import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { QUOTE_MS, QuoteSchema, quotes, tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { FIRST_TARIFF } from '@fleetfoot/shared/model/delivery/tariff';
import { type QuoteAnswer, TRIPS_AT_ONCE } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import { withDates } from '../../src/platform/stored';
import { quoteDeliveries } from '../../src/quotes/quote-deliveries';
import type { RoadsPort } from '../../src/quotes/roads';
import { TRIPS_PER_HOUR } from '../../src/quotes/trip-limit';
import { scene } from '../billing/scene';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';

const LONG_STREET = { latitude: -33.9249, longitude: 18.4241 };
const MOWBRAY = { latitude: -33.9608, longitude: 18.4767 };
const TRIP = { pickup: LONG_STREET, dropoff: MOWBRAY, urgency_level: 'on_demand' } as const;

beforeEach(() => database.recursiveDelete(database.collection(tariffs.path())));
afterAll(() => database.terminate());

/** Asks as a member does, past HTTP, over the local roads. */
async function quoted(orgID: string, idToken: string, trips: readonly object[]): Promise<QuoteAnswer[]> {
  const { status, body } = await callFunction('quoteDeliveries', { orgID, trips }, idToken);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return (body.result as { quotes: QuoteAnswer[] }).quotes;
}

const totals = (answers: readonly QuoteAnswer[]) =>
  answers.map((answer) => ('price' in answer ? answer.price.total : answer.failure));

test('a quote is kept with its trip and its price for ten minutes', async () => {
  const { member, orgID } = await scene();
  const before = Date.now();
  const [answer] = await quoted(orgID, member.idToken, [TRIP]);
  if (!answer || !('price' in answer)) throw new Error('It is quoted.');
  const kept = v.parse(QuoteSchema, withDates(await read(quotes.document(orgID, answer.quoteID))));
  expect(kept).toMatchObject({
    ...{ id: answer.quoteID, mode: 'live', created_by: member.uid, urgency_level: 'on_demand' },
    ...{ pickup_latitude: -33.9249, pickup_longitude: 18.4241 },
    ...{ dropoff_latitude: -33.9608, dropoff_longitude: 18.4767, price: answer.price },
  });
  expect(kept.expiresAt.getTime() - kept.created_at.getTime()).toBe(QUOTE_MS);
  expect(kept.created_at.getTime()).toBeGreaterThanOrEqual(before);
  // 8.5 km by the local roads: the base, and 5.5 km beyond the three that are in it.
  expect(answer.price).toMatchObject({ tariffID: FIRST_TARIFF.id, total: expect.any(Number) });
  expect(answer.price.lines.map(({ kind }) => kind)).toEqual(['base', 'distance']);
  expect(answer.price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(answer.price.total);
});

test('many trips are answered in their order, each whatever becomes of the others', async () => {
  const { member, orgID } = await scene();
  const overseas = { ...TRIP, dropoff: { latitude: 51.5, longitude: -0.12 } };
  const stay = { ...TRIP, dropoff: LONG_STREET };
  const answers = await quoted(orgID, member.idToken, [
    stay,
    overseas,
    { ...stay, urgency_level: 'time_window' },
  ]);
  expect(totals(answers)).toEqual([3_500, 'no_road', 4_500]);
});

test('a road is measured once for all trips that take it', async () => {
  const { member, orgID } = await scene();
  const measure = jest.fn<ReturnType<RoadsPort['measure']>, []>(async () => ({ metres: 1, seconds: 1 }));
  const caller = { uid: member.uid, phoneNumber: '+27820000000', session: 0, address: '' };
  const trips = Array.from({ length: TRIPS_AT_ONCE }, () => TRIP);
  const services = { database, roads: { measure }, now: new Date() };
  const { quotes: answers } = await quoteDeliveries(services, caller, { orgID, trips });
  expect(answers).toHaveLength(TRIPS_AT_ONCE);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('the newest tariff that holds and can be read is charged', async () => {
  const { member, orgID } = await scene();
  const stay = [{ ...TRIP, dropoff: LONG_STREET }];
  const tariff = (id: string, hours: number, base: unknown) =>
    put(tariffs.document(id), {
      ...{ ...FIRST_TARIFF, id, base },
      validFrom: new Date(Date.now() + hours * 3_600_000),
    });
  await tariff('old', -3, 4_000);
  await tariff('present', -2, 5_000);
  await tariff('broken', -1, 'free');
  await tariff('next', 1, 6_000);
  expect(totals(await quoted(orgID, member.idToken, stay))).toEqual([5_000]);
});

test.each([
  ['no trip', []],
  ['a trip too many', Array.from({ length: TRIPS_AT_ONCE + 1 }, () => TRIP)],
  ['a place off the globe', [{ ...TRIP, pickup: { latitude: 91, longitude: 0 } }]],
  ['an unknown urgency', [{ ...TRIP, urgency_level: 'soon' }]],
  ['a price of its own', [{ ...TRIP, price: 1 }]],
])('%s is refused', async (_, trips) => {
  const { member, orgID } = await scene();
  const answer = await callFunction('quoteDeliveries', { orgID, trips }, member.idToken);
  expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
});

test('a stranger is refused, and nothing is measured or kept', async () => {
  const { orgID } = await scene();
  const answer = await callFunction('quoteDeliveries', { orgID, trips: [TRIP] }, somebody().idToken);
  expect(refusal(answer)).toMatchObject({ code: 'permission-denied' });
  expect((await database.collection(quotes.path(orgID)).get()).size).toBe(0);
});

test('a member is told no more prices than an hour has', async () => {
  const { member, admin, orgID } = await scene();
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const ahead of [0, 1]) {
    const usage = apiUsage.document(`quotes_${orgID}_${member.uid}_${hour + ahead}`);
    await put(usage, { count: TRIPS_PER_HOUR - 1, expiresAt: new Date() });
  }
  expect(await quoted(orgID, member.idToken, [TRIP])).toHaveLength(1);
  const answer = await callFunction('quoteDeliveries', { orgID, trips: [TRIP] }, member.idToken);
  expect(refusal(answer)).toMatchObject({ code: 'resource-exhausted' });
  expect(await quoted(orgID, admin.idToken, [TRIP])).toHaveLength(1);
});

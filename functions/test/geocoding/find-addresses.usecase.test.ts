import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { ADDRESS_LENGTH, ADDRESSES_AT_ONCE, type AddressAnswer } from '@fleetfoot/shared/operations';
import { findAddresses } from '../../src/geocoding/find-addresses';
import type { FoundAddress, GeocoderPort } from '../../src/geocoding/geocoder';
import { TRIPS_PER_HOUR } from '../../src/quotes/trip-limit';
import { scene } from '../billing/scene';
import { refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put } from '../world/data';
import { somebody } from '../world/somebody';

const VILAKAZI = '5 Vilakazi Street, Soweto';

afterAll(() => database.terminate());

/** Asks as a member does, past HTTP, over the local map. */
async function found(orgID: string, idToken: string, addresses: readonly string[]): Promise<AddressAnswer[]> {
  const { status, body } = await callFunction('findAddresses', { orgID, addresses }, idToken);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return (body.result as { answers: AddressAnswer[] }).answers;
}

const counts = (answers: readonly AddressAnswer[]) =>
  answers.map((answer) => ('candidates' in answer ? answer.candidates.length : answer.failure));

test('addresses of one place, of several and of none are told apart, in their order', async () => {
  const { member, orgID } = await scene();
  const answers = await found(orgID, member.idToken, ['Qqqq Xyzzy', VILAKAZI, '12 Main Road']);
  expect(counts(answers)).toEqual([0, 1, 5]);
  expect(answers[1]).toMatchObject({
    candidates: [{ address: expect.stringMatching(/^5 Vilakazi Street, /), isExact: true }],
  });
});

test('the same text is looked up once, and one that nobody knows now leaves the others alone', async () => {
  const { member, orgID } = await scene();
  const asked: string[] = [];
  const here = {
    address: 'Here',
    coordinates: { latitude: -26.2, longitude: 28.05 },
    isExact: true,
    isPartial: false,
  };
  const geocoder: GeocoderPort = {
    async find(address): Promise<readonly FoundAddress[] | 'unavailable'> {
      asked.push(address);
      return address === 'Lost' ? 'unavailable' : [here];
    },
  };
  const services = { database, geocoder, now: new Date() };
  const caller = { uid: member.uid, phoneNumber: '+27820000000', session: 0, address: '' };
  const { answers } = await findAddresses(services, caller, {
    orgID,
    addresses: ['Here', 'Lost', 'Here'],
  });
  expect(asked).toEqual(['Here', 'Lost']);
  expect(counts(answers)).toEqual([1, 'unavailable', 1]);
});

test.each([
  ['no address', []],
  ['an address too many', Array.from({ length: ADDRESSES_AT_ONCE + 1 }, () => VILAKAZI)],
  ['an empty address', ['']],
  ['an address that is too long', ['x'.repeat(ADDRESS_LENGTH + 1)]],
])('%s is refused', async (_, addresses) => {
  const { member, orgID } = await scene();
  const answer = await callFunction('findAddresses', { orgID, addresses }, member.idToken);
  expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
});

test('a stranger is refused', async () => {
  const { orgID } = await scene();
  const answer = await callFunction('findAddresses', { orgID, addresses: [VILAKAZI] }, somebody().idToken);
  expect(refusal(answer)).toMatchObject({ code: 'permission-denied' });
});

test('a member looks up no more addresses than an hour has', async () => {
  const { member, admin, orgID } = await scene();
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const ahead of [0, 1]) {
    const usage = apiUsage.document(`quotes_${orgID}_${member.uid}_addresses_${hour + ahead}`);
    await put(usage, { count: TRIPS_PER_HOUR - 1, expiresAt: new Date() });
  }
  expect(await found(orgID, member.idToken, [VILAKAZI])).toHaveLength(1);
  const answer = await callFunction('findAddresses', { orgID, addresses: [VILAKAZI] }, member.idToken);
  expect(refusal(answer)).toMatchObject({ code: 'resource-exhausted' });
  expect(await found(orgID, admin.idToken, [VILAKAZI])).toHaveLength(1);
});

import { API_LIMITS } from '@fleetfoot/shared/api';
import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { strangerLimit } from '../../src/api/stranger-limit';
import { api } from '../client/in-process';
import { database, put } from '../world/data';
import { refusalOf } from './api-client';
import { apiScene, keyPath, newKey, putKey } from './api-scene';
import { logOf } from './stored';

/** When everything happens here: on a slow machine one minute would end in the midst of a test, and a bucket fill again. */
const now = new Date();

/** Where an organisation's requests of this minute are counted. */
function usageOf(orgID: string, mode: string): string {
  const minute = Math.floor(now.getTime() / (API_LIMITS.windowSeconds * 1000));
  return apiUsage.document(`${orgID}_${mode}_${minute}`);
}

test('All keys of an organisation and mode share one rate; another mode and organisation have their own', async () => {
  const [{ orgID, live, test: testKey }, other] = await Promise.all([apiScene(), apiScene()]);
  const second = await putKey(orgID, 'live');
  await put(usageOf(orgID, 'live'), { count: API_LIMITS.organizationRequests - 1 });
  const last = await api('GET', '/deliveries', { key: second, now });
  expect(last.headers.get('ratelimit-remaining')).toBe('0');
  for (const key of [live, second]) {
    const answer = await api('GET', '/deliveries', { key, now });
    expect(refusalOf(answer)).toEqual({ code: 'rate_limited' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  for (const key of [testKey, other.live])
    expect((await api('GET', '/deliveries', { key, now })).status).toBe(200);
});

test('Requests at once get no more than the rate of the organisation, and a flood beyond it writes nothing', async () => {
  const { orgID, live } = await apiScene();
  await put(usageOf(orgID, 'live'), { count: API_LIMITS.organizationRequests - 5 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api('GET', '/deliveries', { key: live, now })),
  );
  const taken = answers.filter(({ status }) => status === 200);
  // Counted first and read afterwards: at once it may be fewer.
  expect(taken.length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - taken.length);
  const [count, logged] = await Promise.all([database.doc(usageOf(orgID, 'live')).get(), logOf(orgID)]);
  await api('GET', '/deliveries', { key: live, now });
  expect((await database.doc(usageOf(orgID, 'live')).get()).get('count')).toBe(count.get('count'));
  expect(await logOf(orgID)).toHaveLength(logged.length);
});

test('Keys that nobody knows are limited by their address before anything is read; a known key passes', async () => {
  const { live } = await apiScene();
  const strangers = strangerLimit();
  const from = { strangers, address: '198.51.100.9', now };
  expect((await api('GET', '/deliveries', { key: live, ...from })).status).toBe(200);
  for (let i = 0; i < API_LIMITS.requests; i += 1) strangers.admit(guess(i), now)(false);
  const reads = jest.spyOn(database, 'getAll');
  const answer = await api('GET', '/deliveries', { key: newKey('live'), ...from });
  expect(refusalOf(answer)).toEqual({ code: 'rate_limited' });
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  expect((await api('GET', '/deliveries', { key: live, ...from })).status).toBe(200);
});

function guess(count: number) {
  const header = (name: string) => (name === 'authorization' ? `Bearer guess${count}` : undefined);
  return { method: 'GET', url: '/deliveries', address: '198.51.100.9', header, rawBody: Buffer.alloc(0) };
}

test.each<[string, object]>([
  ['no mode', { orgID: 'acme' }],
  ['no organisation', { mode: 'live' }],
  ['another mode', { orgID: 'acme', mode: 'both' }],
  ['an expiry in text', { orgID: 'acme', mode: 'live', expiresAt: 'soon' }],
  ['nothing in it', {}],
])('A key that is stored with %s opens nothing', async (_, stored) => {
  const key = newKey('live');
  await put(keyPath(key), stored);
  expect(refusalOf(await api('GET', '/deliveries', { key, now }))).toEqual({ code: 'key_invalid' });
});

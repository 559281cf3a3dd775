import { API_LIMITS } from '@fleetfoot/shared/api';
import type { ApiCall } from './api-call';
import { strangerLimit } from './stranger-limit';

const NOW = new Date('2026-02-03T12:00:00Z');

function call(address: string, authorization?: string): ApiCall {
  const header = (name: string) => (name === 'authorization' ? authorization : undefined);
  return { method: 'GET', url: '/deliveries', address, header, rawBody: Buffer.alloc(0) };
}

function later(seconds: number): Date {
  return new Date(NOW.getTime() + seconds * 1000);
}

/** Takes what an address has, with keys that nobody knows. */
function exhaust(limit: ReturnType<typeof strangerLimit>, address: string): void {
  for (let i = 0; i < API_LIMITS.requests; i += 1) limit.admit(call(address, `Bearer guess${i}`), NOW)(false);
}

test('An address without a known key is refused after as many requests as a key has', () => {
  const limit = strangerLimit();
  exhaust(limit, '203.0.113.7');
  expect(() => limit.admit(call('203.0.113.7'), NOW)).toThrow(
    expect.objectContaining({
      code: 'rate_limited',
      details: { headers: { 'Retry-After': '1' }, isUnlogged: true },
    }),
  );
  expect(() => limit.admit(call('203.0.113.8'), NOW)).not.toThrow();
  expect(() => limit.admit(call('203.0.113.7'), later(1))).not.toThrow();
});

test('A key that was found costs its address nothing, then and later', () => {
  const limit = strangerLimit();
  for (let i = 0; i < 3 * API_LIMITS.requests; i += 1)
    limit.admit(call('203.0.113.7', `Bearer k${i}`), NOW)(true);
  exhaust(limit, '203.0.113.7');
  expect(() => limit.admit(call('203.0.113.7', 'Bearer k0'), NOW)).not.toThrow();
  expect(() => limit.admit(call('203.0.113.7', 'Bearer other'), NOW)).toThrow();
});

test('A key that is gone pays again', () => {
  const limit = strangerLimit();
  limit.admit(call('203.0.113.7', 'Bearer k'), NOW)(true);
  limit.admit(call('203.0.113.7', 'Bearer k'), NOW)(false);
  exhaust(limit, '203.0.113.7');
  expect(() => limit.admit(call('203.0.113.7', 'Bearer k'), NOW)).toThrow();
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8::1', '2001:db8::ffff:1', true],
  ['::1', '0:0:0:0:1::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('The addresses %s and %s share a budget: %s', (one, other, isShared) => {
  const limit = strangerLimit();
  exhaust(limit, one);
  const ask = () => limit.admit(call(other), NOW);
  if (isShared) expect(ask).toThrow();
  else expect(ask).not.toThrow();
});

test('The address that was quiet for longest begins anew once too many are remembered', () => {
  const limit = strangerLimit();
  exhaust(limit, '203.0.113.7');
  for (let i = 0; i < 9_999; i += 1) limit.admit(call(`10.0.${i >> 8}.${i & 255}`), NOW);
  expect(() => limit.admit(call('203.0.113.7'), NOW)).toThrow();
  limit.admit(call('10.1.0.0'), NOW);
  expect(() => limit.admit(call('203.0.113.7'), NOW)).not.toThrow();
});

import { stripeConfig, within } from './stripe';

test('requests to Stripe itself end within the time of a function', () => {
  const { timeout = 0, maxNetworkRetries = 0, ...rest } = stripeConfig('sk_live_x', '');
  expect(rest).toEqual({ telemetry: false });
  expect(timeout * (maxNetworkRetries + 1)).toBeLessThan(60_000);
});

test('requests to a stand-in stay on this machine', () => {
  expect(stripeConfig('sk_test_local', 'http://127.0.0.1:12111')).toMatchObject({
    protocol: 'http',
    host: '127.0.0.1',
    port: '12111',
  });
});

test.each([
  ['sk_test_local', 'http://stripe.example.com'],
  ['sk_test_local', 'https://127.0.0.1:12111'],
  ['sk_test_local', 'http://127.0.0.1.example.com'],
  ['sk_test_local', 'nowhere'],
  ['sk_live_x', 'http://127.0.0.1:12111'],
])('the key %s is not sent to %s', (key, base) => expect(() => stripeConfig(key, base)).toThrow());

test('work within its time gives its result, and its failure', async () => {
  expect(await within(50, Promise.resolve('done'))).toBe('done');
  await expect(within(50, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('work that takes too long fails with a timeout', async () => {
  await expect(within(5, new Promise(() => {}))).rejects.toMatchObject({ code: 'timeout' });
});

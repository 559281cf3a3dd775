import type { IncomingHttpHeaders } from 'node:http';
import { addressOf } from './client-address';

const NEAR = '10.0.0.1';

function addressFrom(forwarded: string | string[] | undefined, proxies: number): string {
  return addressOf(
    {
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) } as IncomingHttpHeaders,
      socket: { remoteAddress: NEAR },
    },
    proxies,
  );
}

test.each<[string, string | string[] | undefined, number, string]>([
  ['no proxy', undefined, 0, NEAR],
  ['no proxy, and a header that the caller wrote', '198.51.100.1', 0, NEAR],
  ['one proxy', '203.0.113.7', 1, '203.0.113.7'],
  [
    'one proxy, and addresses that the caller wrote',
    '198.51.100.1, 198.51.100.2, 203.0.113.7',
    1,
    '203.0.113.7',
  ],
  ['two proxies', '198.51.100.1, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7'],
  ['a header in several lines', ['198.51.100.1', '203.0.113.7'], 1, '203.0.113.7'],
  ['one proxy that is not there', undefined, 1, NEAR],
  ['two proxies of which one is there', '203.0.113.7', 2, '203.0.113.7'],
  ['a proxy that speaks IPv6', '2001:db8::1', 1, '2001:db8::1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.7', 1, '203.0.113.7'],
  ['a header of garbage', 'unknown', 1, ''],
])('The address behind %s is the one that was seen', (_, forwarded, proxies, address) => {
  expect(addressFrom(forwarded, proxies)).toBe(address);
});

test('The address of a request without any is empty', () => {
  expect(addressOf({ headers: {}, socket: {} }, 1)).toBe('');
});

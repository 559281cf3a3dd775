import type { IncomingHttpHeaders } from 'node:http';
import { addressOf, trustedProxies } from './client-address';

const NEAR = '10.0.0.1';

function addressFrom(forwarded: string | string[] | undefined, proxies: number): string {
  return addressOf(
    {
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) } as IncomingHttpHeaders,
      socket: { remoteAddress: NEAR },
    },
    'own',
    { own: proxies, site: proxies + 1 },
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
  expect(addressOf({ headers: {}, socket: {} }, 'own')).toBe('');
});

test('Behind the site stands one proxy more than before a function of its own', () => {
  const request = {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 192.0.2.1' },
    socket: { remoteAddress: NEAR },
  };
  expect([addressOf(request, 'own'), addressOf(request, 'site')]).toEqual(['192.0.2.1', '203.0.113.7']);
});

test('The counts are settings of a deployment, each of its way in', () => {
  const env = { FLEETFOOT_TRUSTED_PROXIES: '0', FLEETFOOT_SITE_PROXIES: ' 3 ' };
  expect([trustedProxies('own', env), trustedProxies('site', env)]).toEqual([0, 3]);
  expect([trustedProxies('own', {}), trustedProxies('site', {})]).toEqual([1, 2]);
});

test.each(['two', '-1', '1.5', '10', '1,2', '0x1'])('A count of %s fails', (given) => {
  expect(() => trustedProxies('site', { FLEETFOOT_SITE_PROXIES: given })).toThrow('FLEETFOOT_SITE_PROXIES');
});

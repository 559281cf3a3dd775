import { isTokenOf, newTrackingLink, pinOf, TOKEN, tokenHash, tokenOf, trackingUrl } from './token';

const SITE = { origin: 'https://dash.example', secret: 'a secret of thirty-two characters' };
const LINK = { orgID: 'acme', id: 'd1', generation: 0 };

test('a token has 128 bits, and is the same whenever it is derived', () => {
  const token = tokenOf(SITE, LINK);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect(token).toMatch(TOKEN);
  expect(tokenOf(SITE, { ...LINK })).toBe(token);
});

test.each([
  ['delivery', SITE, { ...LINK, id: 'd2' }],
  ['organisation', SITE, { ...LINK, orgID: 'zenith' }],
  ['generation', SITE, { ...LINK, generation: 1 }],
  ['secret', { ...SITE, secret: 'another secret of thirty-two characters' }, LINK],
])('another %s has another token', (_, site, link) => {
  expect(tokenOf(site, link)).not.toBe(tokenOf(SITE, LINK));
  expect(isTokenOf(site, link, tokenOf(SITE, LINK))).toBe(false);
});

test('a secret that is missing or short makes no tokens', () => {
  expect(() => tokenOf({ ...SITE, secret: '' }, LINK)).toThrow('TRACKING_SECRET');
  expect(() => tokenOf({ ...SITE, secret: 'short' }, LINK)).toThrow('TRACKING_SECRET');
});

test.each([
  '',
  'a'.repeat(21),
  'a'.repeat(23),
  `${'a'.repeat(21)}b`,
  `${'a'.repeat(20)}/A`,
  `${'a'.repeat(21)}\n`,
])('%j is no token', (text) => {
  expect(text).not.toMatch(TOKEN);
});

test('of a new link the hash of its token is stored, by which its address is said again', () => {
  const link = newTrackingLink(SITE, { orgID: 'acme', id: 'd1' }, new Date(0));
  const token = tokenOf(SITE, LINK);
  expect(link).toMatchObject({ generation: 0, hash: tokenHash(token), changes: 0 });
  expect(JSON.stringify(link)).not.toContain(token);
  expect(trackingUrl(SITE, link)).toBe(`https://dash.example/t/${token}`);
});

test('a link that is revoked, or of a secret before this one, has no address', () => {
  const link = newTrackingLink(SITE, { orgID: 'acme', id: 'd1' }, new Date(0));
  expect(trackingUrl(SITE, { ...link, generation: 1, hash: '' })).toBeUndefined();
  expect(trackingUrl({ ...SITE, secret: 'another secret of thirty-two characters' }, link)).toBeUndefined();
});

test('a PIN is four digits, the same until the link is revoked, and nothing of the token', () => {
  const pins = Array.from({ length: 2_000 }, (_, generation) =>
    pinOf(SITE, { orgID: 'acme', id: 'd1', generation }),
  );
  expect(pins.filter((pin) => !/^\d{4}$/.test(pin))).toEqual([]);
  expect(new Set(pins).size).toBeGreaterThan(1_700);
  expect(pins.some((pin) => pin.startsWith('0'))).toBe(true);
  expect(pinOf(SITE, { orgID: 'acme', id: 'd1', generation: 0 })).toBe(pins[0]);
  expect(pinOf({ secret: `${SITE.secret}x` }, { orgID: 'acme', id: 'd1', generation: 0 })).not.toBe(pins[0]);
});

import type { Registry } from '@fleetfoot/shared/contract';
import { registryEntry } from '@fleetfoot/shared/testing';
import { MAX_REPORT_BYTES, readReports } from './read-reports';

const registry: Registry = { remotes: [registryEntry()] };
const SITE = 'https://app.example.co.za';
const read = (value: unknown) => readReports(Buffer.from(JSON.stringify(value)), registry);

/** A report as newer browsers send it. */
function reported(change: object = {}) {
  const body = {
    documentURL: `${SITE}/deliveries/4Zk2?q=0821234567#x`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=secret',
    sourceFile: `${SITE}/remotes/mf-deliveries/v1/list.0123456789.js`,
    sample: 'alert(document.cookie)',
    referrer: 'https://somebody.example/their/page',
    ...change,
  };
  return { type: 'csp-violation', age: 1, url: SITE, user_agent: 'x', body };
}

test('a report becomes words of ours: the route, the remote and the kind of what was refused', () => {
  expect(read([reported()])).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'other',
      source: 'mf-deliveries',
      path: '/deliveries/:deliveryID',
    },
  ]);
});

test('a report of an older browser is read the same', () => {
  const report = {
    'document-uri': `${SITE}/deliveries`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src',
    'blocked-uri': 'inline',
    'source-file': `${SITE}/main.0123456789.js`,
  };
  expect(read({ 'csp-report': report })).toEqual([
    { directive: 'script-src', blocked: 'inline', source: 'shell', path: '/deliveries' },
  ]);
});

test.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types'],
  ['wasm-eval', 'eval'],
  ['data', 'data'],
  ['data:image/png;base64,AAAA', 'data'],
  ['blob:https://app.example.co.za/1', 'own'],
  [`${SITE}/other.js`, 'own'],
  ['https://r.stripe.com/b?user=0821234567', 'stripe'],
  ['https://maps.googleapis.com/x', 'google'],
  ['https://maps.googleapis.com.evil.example/x', 'other'],
  ['https://evilstripe.com/x', 'other'],
  ['chrome-extension://abcdef/x.js', 'extension'],
  ['constructor', 'unknown'],
  ['082 123 4567', 'unknown'],
  [7, 'unknown'],
  [undefined, 'unknown'],
])('a blocked %j is counted as %s', (blockedURL, expected) => {
  expect(read([reported({ blockedURL })])[0]?.blocked).toBe(expected);
});

test.each([
  [`${SITE}/remotes/mf-nobody/v1/x.js`, 'unknown'],
  [`${SITE}/remotes/thandi-mokoena/x.js`, 'unknown'],
  ['moz-extension://abc/x.js', 'extension'],
  ['https://js.stripe.com/v3', 'stripe'],
  ['https://evil.example/0821234567.js', 'other'],
  ['', 'page'],
  [undefined, 'page'],
])('a script %j is counted as %s', (sourceFile, expected) => {
  expect(read([reported({ sourceFile })])[0]?.source).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/deliveries', '/deliveries'],
  ['/thandi-mokoena', 'other'],
  ['/deliveries/a/0821234567', 'other'],
  ['/%00', 'other'],
])('a page at %s is counted as %s', (path, expected) => {
  expect(read([reported({ documentURL: SITE + path })])[0]?.path).toBe(expected);
});

test.each([
  ['no JSON', Buffer.from('<html>')],
  ['nothing', Buffer.alloc(0)],
  [
    'a body that is too large',
    Buffer.from(JSON.stringify([reported({ sample: 'x'.repeat(MAX_REPORT_BYTES) })])),
  ],
  ['nested arrays', Buffer.from('['.repeat(8_000) + ']'.repeat(8_000))],
  ['null', Buffer.from('null')],
  ['a number', Buffer.from('7')],
  ['a list of nothing', Buffer.from('[null, 7, "x", []]')],
  ['no directive of ours', Buffer.from(JSON.stringify([reported({ effectiveDirective: 'x'.repeat(500) })]))],
  ['a directive that is no text', Buffer.from(JSON.stringify([reported({ effectiveDirective: { a: 1 } })]))],
  ['no page', Buffer.from(JSON.stringify([reported({ documentURL: 'not an address' })]))],
  ['a prototype', Buffer.from('[{"body":{"__proto__":{"documentURL":"https://a.example/"}}}]')],
])('%s is dropped', (_, body) => {
  expect(readReports(body, registry)).toEqual([]);
});

test('of a long list the first ten are read', () => {
  expect(read(Array.from({ length: 30 }, () => reported()))).toHaveLength(10);
});

test('a count holds nothing of what was sent', () => {
  const hostile = [
    { documentURL: `${SITE}/deliveries/0821234567`, blockedURL: 'https://thandi:pw@evil.example/0821234567' },
    { sourceFile: `${SITE}/remotes/0821234567/thandi.js`, documentURL: `${SITE}/thandi?0821234567` },
    { blockedURL: 'thandi 0821234567', sourceFile: 'thandi 0821234567' },
  ].map(reported);
  expect(read(hostile)).toHaveLength(3);
  expect(JSON.stringify(read(hostile))).not.toMatch(/0821234567|thandi|evil|secret|pw/);
});

import { gzipSync } from 'node:zlib';
import { addressOf } from '../client/http';

const PACKED = gzipSync(Buffer.alloc(64_000_000, ' '));

/** Bodies that no function can read, and how they are sent. */
const BROKEN: readonly (readonly [string, Record<string, string>, BodyInit])[] = [
  ['JSON that is cut off', { 'content-type': 'application/json' }, '{"data":'],
  ['JSON of an unknown charset', { 'content-type': 'application/json; charset=klingon' }, '{"data":{}}'],
  ['a form of an unknown charset', { 'content-type': 'application/x-www-form-urlencoded; charset=x' }, 'a=b'],
  ['a body in brotli', { 'content-type': 'application/json', 'content-encoding': 'br' }, 'x'],
  ['a body in zstd', { 'content-type': 'application/json', 'content-encoding': 'zstd' }, 'x'],
  ['64 MB in gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, PACKED],
  ['text in gzip', { 'content-type': 'text/plain', 'content-encoding': 'gzip' }, PACKED],
];

const FUNCTIONS = [
  ...['stripe-webhook', 'fleet-events', 'charge-card', 'operations', 'reportProblem'],
  ...['reports/policy-reports', 'reports/vitals', 'reports/other'],
  ...['track/t/AAAAAAAAAAAAAAAAAAAAAA/change', 'invitation/i/x'],
];

const CASES = FUNCTIONS.flatMap((name) => BROKEN.map(([what, ...sent]) => [name, what, ...sent] as const));

test.each(CASES)('%s answers %s by itself', async (name, _, headers, body) => {
  const answer = await fetch(addressOf(name), { method: 'POST', headers, body });
  const text = await answer.text();
  expect(text).not.toMatch(/ at \S+ \(|node_modules|Error:|<pre>/);
  expect(answer.status).toBeLessThan(500);
  expect(text.startsWith('<') ? name : '').toMatch(/^(?:track|invitation)?(?:\/|$)/);
});

test.each([
  '{"data":{"operation":"createWebhook","request":{"n":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"NaN"}}}}',
  '{"data":{"operation":"createWebhook","request":{"\\u0040type":"type.googleapis.com/google.protobuf.UInt64Value","value":"x"}}}',
  `{"data":${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
  `{"data":{"operation":"createWebhook","request":${'['.repeat(34_000)}${']'.repeat(34_000)}}}`,
  `{"data":{"operation":"${'x'.repeat(8_000_000)}"}}`,
  '{"data":{"operation":"createWebhook","request":{}},"more":1}',
  '{"data":{"operation":"createWebhook","request":{"orgID":1e999}}}',
])('A callable function refuses %.60s as no call of ours', async (body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(addressOf('operations'), { method: 'POST', headers, body });
  const { error } = (await answer.json()) as { readonly error: { readonly status: string } };
  expect(['INVALID_ARGUMENT', 'UNAUTHENTICATED']).toContain(error.status);
});

import { signed, signedID } from './signature';

const SECRET = `whsec_${Buffer.from('a secret of the fleet').toString('base64')}`;
const NOW = new Date('2026-02-03T12:00:00Z');
const BODY = '{"type":"collected"}';

function check(changes: Readonly<Record<string, string>> = {}, body = BODY, secret = SECRET, now = NOW) {
  const headers: Readonly<Record<string, string>> = { ...signed(SECRET, 'evt_1', BODY, NOW), ...changes };
  return signedID(secret, { header: (name) => headers[name], body: Buffer.from(body) }, now);
}

const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('a signature is the one of the Standard Webhooks', () => {
  // The example of https://github.com/standard-webhooks/standard-webhooks/tree/main/libraries
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const now = new Date(1614265330 * 1000);
  const headers = signed(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', now);
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('a signed request is known by its id', () => {
  expect(check()).toBe('evt_1');
  const other = `v1,${Buffer.alloc(32).toString('base64')}`;
  const { 'webhook-signature': right } = signed(SECRET, 'evt_1', BODY, NOW);
  expect(check({ 'webhook-signature': `${other} v2,x ${right}` })).toBe('evt_1');
});

test.each<[string, ReturnType<typeof check>]>([
  ['another body', check({}, `${BODY} `)],
  ['another id', check({ 'webhook-id': 'evt_2' })],
  ['another time', check({ 'webhook-timestamp': String(NOW.getTime() / 1000 + 1) })],
  ['an id with a dot', check({ 'webhook-id': 'evt.1' })],
  ['no id', check({ 'webhook-id': '' })],
  ['a time in words', check({ 'webhook-timestamp': 'now' })],
  ['no signature', check({ 'webhook-signature': '' })],
  ['a signature that is cut off', check({ 'webhook-signature': 'v1,AAAA' })],
  ['a signature of another version', check({ 'webhook-signature': 'v2,AAAA' })],
  ['another secret', check({}, BODY, 'whsec_b3RoZXI=')],
  ['no secret', check({}, BODY, 'whsec_')],
])('a request with %s is refused', (_, id) => {
  expect(id).toBeUndefined();
});

test('a signature is good for five minutes, whichever clock is ahead', () => {
  expect([-301, -300, 300, 301].map((seconds) => check({}, BODY, SECRET, after(seconds)))).toEqual([
    undefined,
    'evt_1',
    'evt_1',
    undefined,
  ]);
});

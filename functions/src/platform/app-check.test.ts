import { isAppCheckEnforced, isAttested, requireAttested } from './app-check';

const EMULATED = { FUNCTIONS_EMULATOR: 'true' };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const readable = `${encode({ alg: 'none' })}.${encode({ sub: '1:2:web:3' })}.x`;

afterEach(() => {
  delete process.env['FLEETFOOT_APP_CHECK'];
});

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['enforce', true],
])('App Check is enforced with FLEETFOOT_APP_CHECK=%s: %s', (given, expected) => {
  expect(isAppCheckEnforced({ FLEETFOOT_APP_CHECK: given })).toBe(expected);
});

test.each(['enforced', 'ENFORCE', 'true', '1', 'on', ' enforce'])(
  'a deployment with FLEETFOOT_APP_CHECK=%j fails, instead of being open by a slip of the pen',
  (given) =>
    expect(() => isAppCheckEnforced({ FLEETFOOT_APP_CHECK: given })).toThrow('must be enforce or off'),
);

test('a call without App Check is refused where it is enforced, and keeps its session', () => {
  expect(() => requireAttested(false)).not.toThrow();
  process.env['FLEETFOOT_APP_CHECK'] = 'enforce';
  expect(() => requireAttested(true)).not.toThrow();
  for (const none of [false, undefined]) {
    expect(() => requireAttested(none)).toThrow(
      expect.objectContaining({
        code: 'failed-precondition',
        userMessage: expect.stringContaining('Reload'),
      }),
    );
  }
});

test('a token of the local cloud is taken by the emulator', async () => {
  expect(await isAttested(readable, EMULATED)).toBe(true);
});

const NO_TOKENS = [
  undefined,
  '',
  'garbage',
  'a.b',
  'a.b.c',
  'a.b.c.d',
  `${encode({ alg: 'none' })}.${encode({})}.x`,
  `${encode({ alg: 'none' })}.${encode({ sub: '' })}.x`,
  `${encode({ alg: 'none' })}.${encode({ sub: 7 })}.x`,
  `${encode({ alg: 'none' })}.${encode(null)}.x`,
  `${encode({ alg: 'none' })}.${encode([])}.x`,
  `x.${'A'.repeat(100_000)}.x`,
];

test.each(NO_TOKENS)('%j is no token, not even to the emulator', async (token) => {
  expect(await isAttested(token, EMULATED)).toBe(false);
});

test.each([
  ...NO_TOKENS,
  readable,
  `${encode({ alg: 'HS256', kid: 'x' })}.${encode({ sub: '1:2:web:3', aud: ['projects/demo'] })}.x`,
  `${encode({ alg: 'RS256' })}.${encode({ sub: '1:2:web:3' })}.x`,
])('in the cloud %j is no token', async (token) => {
  process.env['GCLOUD_PROJECT'] = 'demo-fleetfoot';
  expect(await isAttested(token, {})).toBe(false);
});

test('the functions do not load with a slip in their settings', async () => {
  process.env['FLEETFOOT_APP_CHECK'] = 'enforced';
  jest.resetModules();
  await expect(import('./app-check')).rejects.toThrow('must be enforce or off');
});

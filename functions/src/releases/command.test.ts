import { parseOrder } from './command';

const order = (line: string, env = {}) => parseOrder(line.split(' ').filter(Boolean), env);

test('a remote alone is released to everybody of the local cloud', () => {
  expect(order('mf-auth')).toEqual({
    verb: 'release',
    remote: 'mf-auth',
    to: 'local',
    percent: 100,
    version: undefined,
    keyFile: undefined,
    data: '.local-cloud',
    write: false,
  });
});

test.each([
  ['mf-auth --canary 5 --to production', { verb: 'release', percent: 5, to: 'production' }],
  ['mf-auth --preview', { verb: 'release', percent: 0 }],
  ['promote mf-auth', { verb: 'promote', remote: 'mf-auth' }],
  ['rollback mf-auth --version 0b54299bfb06', { verb: 'rollback', version: '0b54299bfb06' }],
  ['history mf-auth --data .local-cloud/e2e', { verb: 'history', data: '.local-cloud/e2e' }],
  ['sweep mf-auth --write', { verb: 'sweep', write: true }],
  ['new-key mf-auth --key team.json', { verb: 'new-key', keyFile: 'team.json' }],
])('%s is understood', (line, expected) => {
  expect(order(line)).toMatchObject(expected);
});

test('the key may be named by the environment, and the command line wins', () => {
  const env = { FLEETFOOT_RELEASE_KEY: 'a.json' };
  expect([order('mf-auth', env).keyFile, order('mf-auth --key b.json', env).keyFile]).toEqual([
    'a.json',
    'b.json',
  ]);
});

test.each([
  '',
  'deliveries',
  'promote',
  'mf-auth mf-deliveries',
  'mf-auth --canary 7',
  'mf-auth --canary x',
  'mf-auth --canary 5 --preview',
  '../mf-auth',
])('%j is answered with the usage', (line) => {
  expect(() => order(line)).toThrow('npm run ops -- release <remote>');
});

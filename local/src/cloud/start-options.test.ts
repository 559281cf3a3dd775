import { parseStartOptions } from './start-options';

test('without arguments the data is kept and the port is free to choose', () => {
  expect(parseStartOptions([])).toEqual({
    fresh: false,
    port: undefined,
    home: '.local-cloud',
    disabled: [],
    appCheck: false,
    guard: 0,
    builds: undefined,
    help: false,
  });
});

test('reads every option', () => {
  const args = [
    '--fresh',
    '--port',
    '4310',
    '--data',
    '.local-cloud/e2e',
    '--disable',
    'mf-restaurants',
    '--app-check',
    '--guard',
    '24',
    '--builds',
    '/tmp/mixed',
  ];
  expect(parseStartOptions(args)).toMatchObject({
    fresh: true,
    port: 4310,
    home: '.local-cloud/e2e',
    disabled: ['mf-restaurants'],
    appCheck: true,
    guard: 24,
    builds: '/tmp/mixed',
  });
});

test.each([
  ['--port', 'abc'],
  ['--port', '70000'],
  ['--prot', '1'],
  ['--guard', 'long'],
])('refuses %s %s', (...args) => {
  expect(() => parseStartOptions(args)).toThrow(new RegExp(args[0]?.slice(2) ?? ''));
});

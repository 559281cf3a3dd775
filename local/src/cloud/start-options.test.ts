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
    courierSpeed: 20,
    functionsEmulator: false,
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
    ...['--courier', 'on', '--courier-speed', '5', '--functions-emulator'],
  ];
  expect(parseStartOptions(args)).toMatchObject({
    fresh: true,
    port: 4310,
    home: '.local-cloud/e2e',
    disabled: ['mf-restaurants'],
    appCheck: true,
    guard: 24,
    builds: '/tmp/mixed',
    functionsEmulator: true,
    courierSpeed: 5,
  });
});

test('couriers ride unless they are not wanted', () => {
  expect(parseStartOptions(['--courier', 'on']).courierSpeed).toBe(20);
  expect(parseStartOptions(['--courier', 'off']).courierSpeed).toBeUndefined();
});

test.each([
  ['--port', 'abc'],
  ['--port', '70000'],
  ['--prot', '1'],
  ['--guard', 'long'],
  ['--courier', 'maybe'],
  ['--courier-speed', '0'],
])('refuses %s %s', (...args) => {
  expect(() => parseStartOptions(args)).toThrow(new RegExp(args[0]?.slice(2) ?? ''));
});

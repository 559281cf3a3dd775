import { parseStartOptions } from './start-options';

test('without arguments the data is kept and the port is free to choose', () => {
  expect(parseStartOptions([])).toEqual({
    fresh: false,
    port: undefined,
    home: '.local-cloud',
    disabled: [],
    help: false,
  });
});

test('reads every option', () => {
  const args = ['--fresh', '--port', '4310', '--data', '.local-cloud/e2e', '--disable', 'mf-restaurants'];
  expect(parseStartOptions(args)).toMatchObject({
    fresh: true,
    port: 4310,
    home: '.local-cloud/e2e',
    disabled: ['mf-restaurants'],
  });
});

test.each([
  ['--port', 'abc'],
  ['--port', '70000'],
  ['--prot', '1'],
])('refuses %s %s', (...args) => {
  expect(() => parseStartOptions(args)).toThrow(args[0] === '--port' ? /port/ : /--prot/);
});

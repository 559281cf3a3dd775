import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_ROUTES } from '@fleetfoot/shared/api';
import { parseLocation } from '@fleetfoot/shared/location';

const PACKAGE = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'api-client-'));
const installed = path.join(folder, 'node_modules/@fleetfoot/api-client');

const run = (command: string, args: readonly string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

jest.setTimeout(120_000);

/** What `npm pack` makes, as npm unpacks it where it is installed. */
beforeAll(() => {
  run(process.execPath, ['build.js'], PACKAGE);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], PACKAGE)) as [
    { readonly filename: string; readonly files: readonly { readonly path: string }[] },
  ];
  expect(packed.files.map((file) => file.path).sort()).toEqual([
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'package.json',
  ]);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', path.join(folder, packed.filename), '-C', installed, '--strip-components', '1']);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What the type checker says of a program that uses the package. */
function problemsOf(program: string): string {
  writeFileSync(path.join(folder, 'program.mts'), program);
  const require = createRequire(path.join(PACKAGE, 'package.json'));
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--lib', 'es2023,dom', '--types', ''];
  try {
    return run(process.execPath, [tsc, ...options, 'program.mts']);
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

const BEGINNING = `
  import { ApiError, fleetfoot, type NewDelivery } from '@fleetfoot/api-client';
  const api = fleetfoot({ key: 'ff_test_x', origin: 'https://app.example.com' });
  const stop = { address: '12 Long Street, Cape Town', name: 'Thandi', phone_number: '082 123 4567' };
`;

test('the examples of the README have no type errors, and their locations are read', () => {
  const readme = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const environment = 'declare const process: { env: Record<string, string> };\n';
  expect(problemsOf(environment + examples.join('\n'))).toBe('');
  const addresses = [...(examples[1] ?? '').matchAll(/address: '(.*?)'/g)].map(([, text = '']) => text);
  expect(addresses.map((address) => parseLocation(address)?.kind)).toEqual(['coordinates', 'coordinates']);
});

test('a program that uses the package as it is meant has no type errors', () => {
  const program = `${BEGINNING}
    const body: NewDelivery = {
      external_id: 'ORDER-1', urgency_level: 'scheduled', pickup_time: '2099-01-01T10:00:00Z',
      deliverable_action: 'meet_at_door', pickup: stop, dropoff: stop,
    };
    try {
      const { id, tracking_url } = await api.createDelivery({ body, idempotencyKey: 'order-1' });
      const edited = await api.editDelivery({ id, body: { dropoff: { name: 'Sipho' } } });
      const total: number | undefined = edited.price?.total;
      const { data, next_cursor } = await api.listDeliveries({ query: { status: 'Created', limit: 10 } });
      await api.cancelDelivery({ id: data[0]?.id ?? id });
      console.log(total, next_cursor, tracking_url);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ambiguous_address') console.log(error.errors[0]?.candidates);
      throw error;
    }
  `;
  expect(problemsOf(program)).toBe('');
});

test.each([
  ['an unknown status', "api.listDeliveries({ query: { status: 'Lost' } });"],
  ['a delivery without its stops', "api.createDelivery({ body: { external_id: 'A' } });"],
  ['a field that is never edited', "api.editDelivery({ id: 'a', body: { status: 'Delivered' } });"],
  ['no id', 'api.getDelivery({});'],
  ['an unknown code', "if (new ApiError().code === 'no_such_code') throw 1;"],
])('a program with %s does not compile', (_, line) => {
  expect(problemsOf(`${BEGINNING}\n${line}`)).toContain('program.mts');
});

test('the package has a function for each route of the API, and runs', () => {
  const program = `
    import { fleetfoot } from '@fleetfoot/api-client';
    const fetch = async (url, { method }) => Response.json({ line: method + ' ' + url });
    const api = fleetfoot({ key: 'k', origin: 'https://app.example.com', fetch });
    console.log(JSON.stringify([Object.keys(api), await api.cancelDelivery({ id: 'x' })]));
  `;
  writeFileSync(path.join(folder, 'run.mjs'), program);
  const [names, answer] = JSON.parse(run(process.execPath, ['run.mjs'])) as [string[], object];
  expect([...names].sort()).toEqual(Object.keys(API_ROUTES).sort());
  expect(answer).toEqual({ line: 'POST https://app.example.com/v1/deliveries/x/cancel' });
});

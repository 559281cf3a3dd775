import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_ROUTES } from '@fleetfoot/shared/api';
import { parseLocation } from '@fleetfoot/shared/location';

const PACKAGE = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'api-client-'));
const modules = path.join(folder, 'node_modules');
const installed = path.join(modules, '@fleetfoot/api-client');
const require = createRequire(path.join(PACKAGE, 'package.json'));

const run = (command: string, args: readonly string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

jest.setTimeout(120_000);

/** Packs the package and unpacks it, as npm does where it is installed. */
beforeAll(() => {
  run(process.execPath, ['build.js'], PACKAGE);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], PACKAGE)) as [
    { readonly filename: string; readonly files: readonly { readonly path: string }[] },
  ];
  expect(packed.files.map((file) => file.path).sort()).toEqual([
    'README.md',
    'dist/openapi.d.ts',
    'package.json',
    'src/index.d.ts',
    'src/index.js',
  ]);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', path.join(folder, packed.filename), '-C', installed, '--strip-components', '1']);
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: Record<string, string>;
  };
  for (const name of Object.keys(manifest.dependencies)) {
    symlinkSync(path.dirname(require.resolve(`${name}/package.json`)), path.join(modules, name));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Type errors of a program that uses the package, as TypeScript prints them. */
function typeErrorsOf(program: string): string {
  writeFileSync(path.join(folder, 'program.mts'), program);
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--lib', 'es2023,dom'];
  try {
    return run(process.execPath, [tsc, ...options, 'program.mts']);
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

/** Runs a program against an API that answers every request with one response, and returns what it printed. */
function outputOf(program: string, response = 'Response.json({})'): unknown {
  const beginning = `
    import { fleetfoot } from '@fleetfoot/api-client';
    const requests = [];
    const fetch = async ({ method, url, headers }) => {
      requests.push({ line: method + ' ' + url, headers: Object.fromEntries(headers) });
      return ${response};
    };
    const api = fleetfoot({ key: 'ff_test_x', origin: 'https://app.example.com', fetch });
  `;
  writeFileSync(path.join(folder, 'run.mjs'), beginning + program);
  return JSON.parse(run(process.execPath, ['run.mjs']));
}

const BEGINNING = `
  import { fleetfoot, type Delivery, type DeliveryEdit, type NewDelivery, type operations } from '@fleetfoot/api-client';
  const api = fleetfoot({ key: 'ff_test_x', origin: 'https://app.example.com' });
  const stop = { address: '12 Long Street, Cape Town', name: 'Thandi', phone_number: '082 123 4567' };
`;

test('the examples of the README have no type errors, and their locations are read', () => {
  const readme = readFileSync(path.join(PACKAGE, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const environment = 'declare const process: { env: Record<string, string> };\n';
  expect(typeErrorsOf(environment + examples.join('\n'))).toBe('');
  const addresses = [...(examples[1] ?? '').matchAll(/address: '(.*?)'/g)].map(([, text = '']) => text);
  expect(addresses.map((address) => parseLocation(address)?.kind)).toEqual(['coordinates', 'coordinates']);
});

test('a program that uses the package as it is meant has no type errors', () => {
  const program = `${BEGINNING}
    const body: NewDelivery = {
      external_id: 'ORDER-1', urgency_level: 'scheduled', pickup_time: '2099-01-01T10:00:00Z',
      deliverable_action: 'meet_at_door', pickup: stop, dropoff: stop,
    };
    const created = await api.POST('/deliveries', { body, params: { header: { 'Idempotency-Key': 'order-1' } } });
    if (!created.data) {
      if (created.error.error.code === 'ambiguous_address') console.log(created.error.error.errors?.[0]?.candidates);
      throw new Error(created.error.error.message);
    }
    const delivery: Delivery = created.data;
    const path = { id: delivery.id };
    const edited = await api.PATCH('/deliveries/{id}', { params: { path }, body: { dropoff: { name: 'Sipho' } } });
    const total: number | undefined = edited.data?.price?.total;
    const list = await api.GET('/deliveries', { params: { query: { status: 'Created', limit: 10 } } });
    await api.POST('/deliveries/{id}/cancel', { params: { path: { id: list.data?.data[0]?.id ?? delivery.id } } });
    console.log(total, list.data?.next_cursor, delivery.tracking_url);
  `;
  expect(typeErrorsOf(program)).toBe('');
});

test('every route of the API has the type of its success', () => {
  const successes = Object.entries(API_ROUTES).map(
    ([name, { success }]) => `operations['${name}']['responses'][${success.status}]`,
  );
  expect(typeErrorsOf(`${BEGINNING}\nexport type Successes = [${successes.join(', ')}];`)).toBe('');
});

test('a program that the API would refuse does not compile', () => {
  const wrong = {
    'an unknown route': "api.GET('/couriers');",
    'an unknown status': "api.GET('/deliveries', { params: { query: { status: 'Lost' } } });",
    'no ID': "api.GET('/deliveries/{id}');",
    'no stops':
      "api.POST('/deliveries', { params: { header: { 'Idempotency-Key': 'a' } }, body: { external_id: 'A' } });",
    'no Idempotency-Key': "api.POST('/deliveries', { body: {} as NewDelivery });",
    'a field that is never edited':
      "api.PATCH('/deliveries/{id}', { params: { path: { id: 'a' } }, body: { status: 'Delivered' } });",
    'a misspelt field': "({ dropoff: { name: 'Sipho', gatecode: '4321#' } }) satisfies DeliveryEdit;",
    'an unknown code': "(await api.GET('/deliveries')).error?.error.code === 'no_such_code';",
  };
  const lines = Object.entries(wrong).map(([name, line]) => `// @ts-expect-error: ${name}\n${line}`);
  expect(typeErrorsOf(`${BEGINNING}\n${lines.join('\n')}`)).toBe('');
});

test('a request has the key, its body and its Idempotency-Key, the same when it is sent again', () => {
  const program = `
    const params = { header: { 'Idempotency-Key': 'order-1' } };
    for (const attempt of [1, 2]) await api.POST('/deliveries', { params, body: { external_id: 'A' } });
    console.log(JSON.stringify(requests));
  `;
  const request = {
    line: 'POST https://app.example.com/v1/deliveries',
    headers: {
      authorization: 'Bearer ff_test_x',
      'content-type': 'application/json',
      'idempotency-key': 'order-1',
    },
  };
  expect(outputOf(program)).toEqual([request, request]);
});

test('an id and a query are written as an address needs them', () => {
  const program = `
    await api.POST('/deliveries/{id}/cancel', { params: { path: { id: 'a/b' } } });
    await api.GET('/deliveries', { params: { query: { created_from: '2026-02-03T14:05:00+02:00', cursor: undefined } } });
    console.log(JSON.stringify(requests.map(({ line }) => line)));
  `;
  expect(outputOf(program)).toEqual([
    'POST https://app.example.com/v1/deliveries/a%2Fb/cancel',
    'GET https://app.example.com/v1/deliveries?created_from=2026-02-03T14%3A05%3A00%2B02%3A00',
  ]);
});

test('a refusal is told with its status, code, fields and the seconds to wait', () => {
  const error = { code: 'request_invalid', errors: [{ param: 'pickup.name', message: 'Missing.' }] };
  const refusal = `Response.json(${JSON.stringify({ error })}, { status: 400, headers: { 'retry-after': '5' } })`;
  const program = `
    const { data, error, response } = await api.GET('/deliveries');
    console.log(JSON.stringify([data ?? null, error.error, response.status, response.headers.get('retry-after')]));
  `;
  expect(outputOf(program, refusal)).toEqual([null, error, 400, '5']);
});

test("an answer that is not the API's has its text and status", () => {
  const program = `
    const { data, error, response } = await api.GET('/deliveries');
    console.log(JSON.stringify([data ?? null, error, response.status]));
  `;
  expect(outputOf(program, "new Response('<html>', { status: 502 })")).toEqual([null, '<html>', 502]);
});

import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { API_ROUTES } from '@fleetfoot/shared/api';
import { exampleCode, type Language } from './example-code';
import { exampleCall, ROUTE_NAMES } from './examples';

const run = promisify(execFile);

interface Sent {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const sent: Sent[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
let origin = '';

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  sent.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"made"}');
});

beforeAll(async () => {
  // Not on every machine, as the languages are not.
  const uuidgen = path.join(folder, 'uuidgen');
  writeFileSync(uuidgen, '#!/bin/sh\necho 0b0e7c52-5b3c-4a0e-9d58-6f0c1a2b3c4d\n');
  chmodSync(uuidgen, 0o755);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** How the code of a language is run, and what has to be there for it. */
const RUNNERS: Readonly<Record<Language, { command: string; needs: string; file: string }>> = {
  curl: { command: 'sh', needs: 'curl', file: 'example.sh' },
  javascript: { command: process.execPath, needs: process.execPath, file: 'example.mjs' },
  php: { command: 'php', needs: 'php', file: 'example.php' },
  python: { command: 'python3', needs: 'python3', file: 'example.py' },
};

const installed = (Object.keys(RUNNERS) as Language[]).filter(
  (language) => spawnSync(RUNNERS[language].needs, ['--version']).error === undefined,
);

async function runExample(language: Language, code: string): Promise<string> {
  const { command, file } = RUNNERS[language];
  const script = path.join(folder, file);
  writeFileSync(script, code);
  const env = { PATH: `${folder}:${process.env['PATH']}`, NO_PROXY: '*' };
  return (await run(command, [script], { env })).stdout;
}

test('the examples of three languages at least are run here', () => {
  expect(installed).toEqual(expect.arrayContaining(['curl', 'javascript', 'python']));
});

const cases = installed.flatMap((language) => ROUTE_NAMES.map((name) => [language, name] as const));

test.each(cases)('the example in %s of %s sends what the API takes', async (language, name) => {
  sent.length = 0;
  const call = exampleCall(name, { origin, key: 'ff_test_x' });
  expect(JSON.parse(await runExample(language, exampleCode(language, call)))).toEqual({ id: 'made' });
  expect(sent).toHaveLength(1);
  const [{ line, headers, body }] = sent as [Sent];
  expect(line).toBe(`${call.method} ${call.url.slice(origin.length)}`);
  expect(headers.authorization).toBe('Bearer ff_test_x');
  expect(/^[\w-]{32,36}$/.test(String(headers['idempotency-key']))).toBe(call.isKeyed);
  expect(body === '' ? undefined : JSON.parse(body)).toEqual(call.body);
  if (call.body) expect(headers['content-type']).toBe('application/json');
});

/** What PHP makes of the body: no language of its own is needed to read what the examples write. */
function bodyOfPhp(code: string): unknown {
  const [, array] = /json_encode\((\[.*\])\),\n\]\);/s.exec(code) ?? [];
  if (array === undefined) return undefined;
  const json = array
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, text: string) => JSON.stringify(text.replace(/\\(.)/g, '$1')))
    .replaceAll(' => ', ': ')
    .replace(/,(\s*\])/g, '$1')
    .replaceAll('[', '{')
    .replaceAll(']', '}');
  return JSON.parse(json);
}

test.each(ROUTE_NAMES)('the example in PHP of %s has its address, headers and body', (name) => {
  const call = exampleCall(name, { origin: 'https://app.example.com', key: 'ff_test_x' });
  const code = exampleCode('php', call);
  expect(code).toContain(`curl_init('${call.url}');`);
  expect(code).toContain("'Authorization: Bearer ff_test_x',");
  expect(code.includes(`CURLOPT_CUSTOMREQUEST => '${call.method}',`)).toBe(API_ROUTES[name].method !== 'GET');
  expect(code.includes("'Idempotency-Key: ' . bin2hex(random_bytes(16)),")).toBe(call.isKeyed);
  expect(bodyOfPhp(code)).toEqual(call.body);
});

test('a quote and a backslash in a text of PHP stay what they are', () => {
  const body = { name: "Thandi's \\ shop", pickup: { latitude: -26.2 } };
  const call = { method: 'POST', url: 'https://app.example.com', key: 'k', isKeyed: false, body };
  expect(bodyOfPhp(exampleCode('php', call))).toEqual(body);
});

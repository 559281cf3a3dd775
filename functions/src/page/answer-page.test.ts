import { securityHeaders } from '@fleetfoot/shared/federation/server';
import { shellAssets } from '@fleetfoot/shared/testing/shell-assets';
import { answerPage, type PageSources } from './answer-page';

const html =
  '<!doctype html><meta name="csp-nonce" content=""><!--preload--><!--local-services--><script defer src="/main.js"></script>';
const entry = {
  id: 'mf-deliveries',
  title: 'Deliveries',
  contract: 1,
  version: 'v1',
  sequence: 1,
  routes: [{ path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'list' }],
  nav: [],
  entry: '/remotes/mf-deliveries/v1/remoteEntry.js',
  preload: [],
  pages: { list: [] },
  integrity: {},
  enabled: true,
} as const;

let failures: string[];
let nonces: number;

function ask(path: string, { method = 'GET', ...changed }: Partial<PageSources> & { method?: string } = {}) {
  return answerPage(method, path, {
    template: async () => ({ html, assets: shellAssets({ scripts: ['main.js'] }) }),
    registry: async () => ({ remotes: [entry] }),
    newNonce: () => `nonce${nonces++}`,
    functionsOrigin: 'https://africa-south1-fleetfoot.cloudfunctions.net',
    onFailure: (message) => void failures.push(message),
    ...changed,
  });
}

const down = () => Promise.reject(new Error('down'));

beforeEach(() => {
  failures = [];
  nonces = 1;
});

test('the page contains the shell and preloads the scripts of its path', async () => {
  const { status, headers, body } = await ask('/deliveries');
  expect(status).toBe(200);
  expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
  expect(headers['Cache-Control']).toBe('no-store');
  expect(body).toContain('href="/remotes/mf-deliveries/v1/remoteEntry.js"');
  expect(body).not.toContain('/local/');
});

test('every page carries a nonce of its own in policy, page and scripts', async () => {
  const [first, second] = [await ask('/deliveries'), await ask('/deliveries')];
  expect(first.body).toContain("script-src 'nonce-nonce1' 'strict-dynamic'");
  expect(first.body).toContain('<script nonce="nonce1" defer src="/main.js">');
  expect(second.body).toContain('nonce2');
  expect(second.body).not.toContain('nonce1');
});

test("the page may call this project's functions", async () => {
  expect((await ask('/')).body).toContain('https://africa-south1-fleetfoot.cloudfunctions.net');
});

test.each(['GET', 'HEAD'])('the page answers %s', async (method) => {
  expect((await ask('/', { method })).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('the page refuses %s', async (method) => {
  const { status, headers } = await ask('/', { method });
  expect(status).toBe(405);
  expect(headers['Allow']).toBe('GET, HEAD');
});

test.each(['/gone.0123456789.js', '/remotes/mf-deliveries/v1/gone', '/page.json', '/remotes.json'])(
  'a missing file, %s, is a 404 in plain text, and asks for nothing',
  async (path) => {
    const template = jest.fn(down);
    const { status, headers, body } = await ask(path, { template });
    expect(status).toBe(404);
    expect(headers['Content-Type']).toBe('text/plain; charset=utf-8');
    expect(headers['Vary']).toBe('*');
    expect(body).not.toContain('<');
    expect(template).not.toHaveBeenCalled();
  },
);

test('a page without the registry comes without preloads', async () => {
  const { status, body } = await ask('/deliveries', { registry: down });
  expect(status).toBe(200);
  expect(body).not.toContain('remoteEntry');
  expect(failures).toEqual(['The registry cannot be had.']);
});

test('a missing page is answered with 503 and Retry-After', async () => {
  const { status, headers } = await ask('/deliveries', { template: down });
  expect(status).toBe(503);
  expect(headers['Retry-After']).toBe('5');
  expect(failures).toEqual(['The page cannot be had.']);
});

test('every answer has the security headers', async () => {
  const answers = [ask('/'), ask('/', { method: 'POST' }), ask('/x.js'), ask('/', { template: down })];
  for (const { headers } of await Promise.all(answers)) expect(headers).toMatchObject(securityHeaders());
});

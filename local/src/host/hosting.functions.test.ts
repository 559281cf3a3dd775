import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedRegistry } from '@fleetfoot/functions/releases/released-registry';
import { securityHeaders } from '@fleetfoot/shared/federation/server';
import { ROOT } from '../cloud/project-paths';
import { openFirestore } from '../demo/admin-clients';
import { LOCAL_BUCKET, openLocalReleases } from '../releases/local-releases';
import type { LoopbackServer } from '../serve-loopback';
import { startStorage } from '../stand-ins/storage/storage';
import { type HostingEmulator, startHostingEmulator } from './hosting-emulator';
import { createRoutes, localAdditions } from './routes';
import { startHost } from './start-host';

const STAND_IN = 'globalThis.standsIn = true;';
const config = {
  firebase: {
    apiKey: 'AIza-a',
    authDomain: 'fleetfoot.firebaseapp.com',
    projectId: 'fleetfoot',
    appId: '1:2:web:3',
    functionsRegion: 'africa-south1',
  },
  maps: { apiKey: 'AIza-b', mapId: 'abc' },
  stripe: { publishableKey: 'pk_live_1' },
};
const addresses = {
  projectId: 'demo-fleetfoot-hosting',
  authHost: '127.0.0.1:9099',
  firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  functionsHost: '127.0.0.1:5001',
};
const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
const site = path.join(folder, 'site');

let hosting: HostingEmulator;
let storage: LoopbackServer;
let host: LoopbackServer;

beforeAll(async () => {
  storage = await startStorage(path.join(folder, 'bucket'));
  const releases = await openLocalReleases({
    ...{ root: ROOT, keys: path.join(folder, 'keys'), projectId: 'fleetfoot', disabled: [] },
    storageOrigin: storage.origin,
    database: openFirestore(addresses),
  });
  const file = path.join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ ...config, releases: { teams: (await releases.trust()).teams } }));
  const args = [path.join(ROOT, 'tooling/bin/hosting.js'), '--config', file, '--out', site];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const inbox = { read: async () => [] };
  const { store, trust } = releases;
  const registry = releasedRegistry({ store, trust, onRefused: () => {} });
  host = await startHost(
    createRoutes({ site, addresses, firebaseScript: STAND_IN, inbox, releases, registry }),
    0,
  );
  hosting = await startHostingEmulator(folder, site, {
    FLEETFOOT_STORAGE_ORIGIN: storage.origin,
    FLEETFOOT_RELEASE_BUCKET: LOCAL_BUCKET,
  });
}, 120_000);

afterAll(async () => {
  await hosting?.child.stop(5_000);
  await host?.close();
  await storage?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a server says of the transfer, its caches and itself, not of the content. The emulator names its framework. */
const OF_THE_TRANSFER =
  /^(?:accept-ranges|age|cache-control|connection|content-encoding|content-length|date|etag|expires|keep-alive|last-modified|transfer-encoding|vary|x-powered-by)$/;

async function ask(origin: string, url: string, init: RequestInit = {}) {
  const response = await fetch(origin + url, { redirect: 'manual', ...init });
  // Two names of one type: the emulator's list of types is older than Hosting's.
  const all = [...response.headers].map(
    ([name, value]) =>
      [name, value.toLowerCase().replace('application/javascript', 'text/javascript')] as const,
  );
  const headers = Object.fromEntries(all.filter(([name]) => !OF_THE_TRANSFER.test(name)));
  return { status: response.status, headers, response, body: await response.text() };
}

/** The local host's headers without what only a local cloud needs. */
function asInProduction(headers: Readonly<Record<string, string>>) {
  const local = securityHeaders(localAdditions(addresses, STAND_IN))[
    'Content-Security-Policy'
  ]?.toLowerCase();
  const production = securityHeaders()['Content-Security-Policy']?.toLowerCase() ?? '';
  expect(headers['content-security-policy']).toBe(local);
  return { ...headers, 'content-security-policy': production };
}

const hashed = () => `/${readdirSync(site).find((name) => /^main\.[0-9a-f]{8,}\.js$/.test(name))}`;

test.each([
  ['a page', () => '/deliveries', 200],
  ['the front page', () => '/', 200],
  ['a page nobody knows', () => '/nowhere', 200],
  ['a hashed script', hashed, 200],
  ['the registry', () => '/remotes.json', 200],
  ['the configuration', () => '/config.json', 200],
  ['the service worker', () => '/sw.js', 200],
  ['a missing script', () => '/gone.0123456789.js', 404],
  ['a missing file of a remote', () => '/remotes/mf-auth/v0/gone', 404],
  ['a source map', () => `${hashed()}.map`, 404],
])('%s has the same status and headers here and there', async (_, url, status) => {
  const [here, there] = await Promise.all([ask(host.origin, url()), ask(hosting.origin, url())]);
  expect([here.status, there.status]).toEqual([status, status]);
  expect(there.headers).toEqual(asInProduction(here.headers));
});

test('a page carries the same policy of its own, but for nonce and emulators', async () => {
  const policyIn = async (origin: string) => {
    const { body } = await ask(origin, '/deliveries');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body)?.[1] ?? '';
    return policy.replaceAll(/'nonce-[^']+'/g, "'nonce'");
  };
  const [here, there] = await Promise.all([policyIn(host.origin), policyIn(hosting.origin)]);
  expect(there).toContain("script-src 'nonce' 'strict-dynamic'");
  for (const policy of [here, there]) expect(policy).not.toContain('unsafe');
  expect(here.replace(` ${localAdditions(addresses, STAND_IN).connect.join(' ')}`, '')).toBe(there);
});

test('a page asks for what its path needs, with a nonce for one answer', async () => {
  const [first, second] = [
    await ask(hosting.origin, '/deliveries'),
    await ask(hosting.origin, '/deliveries'),
  ];
  const nonces = [first, second].map(({ body }) => /'nonce-([^']+)'/.exec(body)?.[1] ?? '');
  expect(nonces[0]).toHaveLength(24);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first.body).toMatch(/<link nonce="[^"]+" rel="preload"[^>]* href="\/remotes\/mf-deliveries\/[^"]+"/);
  expect(first.body).not.toContain('/local/');
  expect(first.response.headers.get('cache-control')).toBe('no-store');
});

test('every script that a page names is there, and may be kept for ever', async () => {
  const { body } = await ask(hosting.origin, '/deliveries');
  const urls = [...body.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, url]) => url ?? '');
  expect(urls.length).toBeGreaterThan(4);
  for (const url of urls) {
    const { status, response } = await ask(hosting.origin, url);
    expect([url, status]).toEqual([url, 200]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test.each(['/config.json', '/files.json', '/page.json', '/sw.js'])(
  '%s is asked for again each time',
  async (url) => {
    const { response } = await ask(hosting.origin, url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  },
);

test('the list of releases is kept for a second by caches, and asked for again by browsers', async () => {
  const { response, body } = await ask(hosting.origin, '/remotes.json');
  expect(response.headers.get('cache-control')).toContain('max-age=0, s-maxage=1');
  expect(JSON.parse(body)).toEqual(JSON.parse((await ask(host.origin, '/remotes.json')).body));
});

test('a file of a remote is the same here and there, and may be kept for ever', async () => {
  const { body } = await ask(hosting.origin, '/deliveries');
  const [, url = ''] = /href="(\/remotes\/mf-deliveries\/[^"]+)"/.exec(body) ?? [];
  const [here, there] = await Promise.all([ask(host.origin, url), ask(hosting.origin, url)]);
  expect(there.body).toBe(here.body);
  expect(there.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(there.headers).toEqual(asInProduction(here.headers));
});

test('a statement that nobody signed is refused', async () => {
  for (const { origin } of [host, hosting]) {
    const sent = await ask(origin, '/releases/mf-deliveries', { method: 'POST', body: '{"statement":"{}"}' });
    expect([sent.status, JSON.parse(sent.body)]).toEqual([
      403,
      { error: 'The statement about mf-deliveries is not signed.' },
    ]);
  }
});

test.each(['/index.html', '/shell.json'])('%s is not served: every page needs a nonce', async (url) => {
  expect((await ask(hosting.origin, url)).status).toBe(404);
});

test('no cache keeps the answer about a missing file', async () => {
  const { response } = await ask(hosting.origin, '/gone.0123456789.js');
  expect(response.headers.get('vary')).toMatch(/^\*/);
});

test('only GET and HEAD are answered', async () => {
  expect((await ask(hosting.origin, '/deliveries', { method: 'HEAD' })).status).toBe(200);
  expect((await ask(hosting.origin, '/deliveries', { method: 'POST' })).status).toBe(405);
});

test('security.txt is where researchers look for it, and holds for a year', async () => {
  for (const origin of [host.origin, hosting.origin]) {
    const { status, body, headers } = await ask(origin, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:admin@fleetfoot.co.za');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
  }
});

test('a report of the policies is taken by its function, and nothing is answered', async () => {
  const post = await ask(hosting.origin, '/policy-reports', { method: 'POST', body: 'x'.repeat(20_000) });
  expect([post.status, post.body]).toEqual([413, '']);
  expect((await ask(hosting.origin, '/policy-reports')).status).toBe(405);
});

test('vitals are taken by the same function, which tells them by their path', async () => {
  const post = await ask(hosting.origin, '/vitals', { method: 'POST', body: 'x' });
  expect([post.status, post.body]).toEqual([415, '']);
  expect((await ask(hosting.origin, '/vitals')).status).toBe(405);
});

test("a recipient's page is asked before the page, and nobody keeps, finds or is told its address", async () => {
  const { status, headers, response, body } = await ask(hosting.origin, '/t/AAAAAAAAAAAAAAAAAAAAAA?lang=af');
  expect([status, body]).toEqual([404, expect.stringContaining('Hierdie skakel werk nie')]);
  expect(headers).toMatchObject({
    ...{ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' },
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect((await ask(hosting.origin, '/t/AAAAAAAAAAAAAAAAAAAAAA', { method: 'POST' })).status).toBe(405);
});

test('the API is asked before the page, with every method', async () => {
  const document = await ask(hosting.origin, '/v1/openapi.json');
  expect([document.status, JSON.parse(document.body)]).toEqual([
    200,
    expect.objectContaining({ openapi: '3.1.0' }),
  ]);
  for (const method of ['GET', 'POST']) {
    const { status, body, headers, response } = await ask(hosting.origin, '/v1/deliveries', { method });
    expect([status, JSON.parse(body)]).toMatchObject([401, { error: { code: 'key_missing' } }]);
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['request-id']).toMatch(/^req_/);
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
});

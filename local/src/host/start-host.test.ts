import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releasedRegistry } from '@fleetfoot/functions/releases/released-registry';
import { memoryFiles, memoryStore } from '@fleetfoot/functions/releases/testing/memory-releases';
import { registryLine, securityHeaders, TRACKING_SCRIPT } from '@fleetfoot/shared/federation/server';
import { SCRIPT_HASH } from '@fleetfoot/shared/testing';
import { releaseStatement, releaseTeam, trustIn } from '@fleetfoot/shared/testing/releases';
import { shellAssets } from '@fleetfoot/shared/testing/shell-assets';
import type { LoopbackServer } from '../serve-loopback';
import { createRoutes } from './routes';
import { startHost } from './start-host';

const STAND_IN = 'globalThis.standsIn = true;';
const SCRIPT = `export const text = '${'fleetfoot '.repeat(500)}';`;
const INDEX = `<!doctype html><html><head><meta name="csp-nonce" content=""><!--preload--><!--local-services-->
<script defer src="/main.0123456789.js"></script></head><body><!--first-screen--><!--registry--></body></html>`;

const remote = {
  id: 'mf-deliveries',
  title: 'Deliveries',
  contract: 1,
  version: 'v1',
  routes: [{ path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'delivery-list-page' }],
  nav: [],
  entry: 'remoteEntry.0123456789.js',
  preload: ['remote.0123456789.js'],
  pages: { 'delivery-list-page': ['list.0123456789.js'] },
  firstReads: {
    'delivery-list-page': {
      path: 'Organizations/{organization}/Deliveries',
      orderBy: ['created_at', 'desc'],
      pageSize: 50,
    },
  },
  integrity: Object.fromEntries(
    ['remoteEntry', 'remote', 'list'].map((name) => [`${name}.0123456789.js`, SCRIPT_HASH]),
  ),
  enabled: true,
};

let root: string;
let host: LoopbackServer;
const store = memoryStore();
const files = memoryFiles();

function put(file: string, content: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'host-'));
  const assets = shellAssets({ scripts: ['main.0123456789.js'] });
  put('site/page.json', JSON.stringify({ html: INDEX, assets }));
  put('site/main.0123456789.js', SCRIPT);
  put('site/main.0123456789.js.map', '{}');
  put('secret.js', 'secret');
  const line = registryLine('mf-deliveries', JSON.stringify(remote));
  files.files.set(line.entry.slice(1), Buffer.from(SCRIPT));
  const team = await releaseTeam();
  const trusted = trustIn(team);
  await store.publish('mf-deliveries', 1, await team.sign(releaseStatement({ stable: line })));
  const routes = createRoutes({
    firebaseScript: STAND_IN,
    site: path.join(root, 'site'),
    addresses: {
      projectId: 'demo-test',
      authHost: '127.0.0.1:9099',
      firestoreHost: '127.0.0.1:8080',
      functionsHost: '127.0.0.1:5001',
      stripeOrigin: 'http://127.0.0.1:12111',
    },
    inbox: {
      read: async () => [
        { id: 's', code: '123456', phoneNumber: '+27821234567', time: '2026-02-03T12:05:00Z', used: false },
      ],
    },
    releases: { store, files, trust: async () => trusted },
    registry: releasedRegistry({ store, trust: async () => trusted, onRefused: () => {} }),
  });
  host = await startHost(routes, 0);
});

afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Sends the path as it is: fetch would tidy `..` away. */
function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = new URL(host.origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

describe('files', () => {
  test('a hashed file may be kept for ever', async () => {
    const { status, headers } = await get('/main.0123456789.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toContain('text/javascript');
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('an answer is compressed for a client that accepts %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get('/main.0123456789.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    expect(body.length).toBeLessThan(500);
    expect(decode(body).toString()).toBe(SCRIPT);
  });

  test('an unchanged file is answered with 304 and no body', async () => {
    const { headers } = await get('/page.json');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/page.json', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test.each([
    '/gone.0123456789.js',
    '/main.0123456789.js.map',
    '/remotes/mf-deliveries/v1/gone.js',
    '/remotes/mf-nobody/v1/remoteEntry.0123456789.js',
    '/local/unknown.js',
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/remotes/mf-deliveries/v1/..%2f..%2fpackage.json',
  ])('%s is a 404 in plain text, never a page', async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
    expect(body.toString()).not.toContain('<');
  });

  test('a path with a bad escape is a page, which says that it does not exist', async () => {
    const { status, headers } = await get('/%E0%A4%A');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect((await get('/remotes/mf-deliveries/v1/%E0%A4%A')).status).toBe(404);
  });

  test('HEAD has the headers alone', async () => {
    const { status, headers, body } = await get('/main.0123456789.js', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBe(SCRIPT.length);
  });

  test('requests that write are refused', async () => {
    expect((await get('/main.0123456789.js', {}, 'POST')).status).toBe(405);
  });
});

describe('pages', () => {
  test.each(['/', '/deliveries', '/deliveries/abc', '/nowhere'])('%s is the shell', async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toContain('<!doctype html>');
  });

  test('carries its own nonce in policy, page and scripts', async () => {
    const [first, second] = await Promise.all([get('/deliveries'), get('/deliveries')]);
    const page = first.body.toString();
    const nonce = /'nonce-([^']+)'/.exec(page)?.[1];
    expect(page).toContain(`name="csp-nonce" content="${nonce}"`);
    const scripts = page.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(10);
    const styles = page.match(/<style\b[^>]*>/g) ?? [];
    expect(styles).toHaveLength(2);
    for (const tag of [...scripts, ...styles, ...(page.match(/<link\b[^>]*as="script"[^>]*>/g) ?? [])]) {
      expect(tag).toContain(`nonce="${nonce}"`);
    }
    expect(second.body.toString()).not.toContain(nonce);
  });

  test("the scripts in the page, and in a recipient's, are those that the standing policy lets run", async () => {
    const { headers, body } = await get('/deliveries');
    // Data is none: it does not run.
    const inline = [...body.toString().matchAll(/<script nonce="[^"]+">([^<]+)<\/script>/g)];
    const scripts = [...inline.map(([, script = '']) => script), TRACKING_SCRIPT];
    const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
    const named = /script-src 'self' ((?:'sha256-[^']+' )+)https/.exec(
      String(headers['content-security-policy']),
    );
    expect(named?.[1]?.trim().split(' ').sort()).toEqual(hashes.map((hash) => `'sha256-${hash}'`).sort());
  });

  test('knows the emulators, the stand-ins and the scripts that its path needs', async () => {
    const { headers, body } = await get('/deliveries');
    const page = body.toString();
    const emulators =
      'http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001 http://127.0.0.1:12111';
    for (const policy of [String(headers['content-security-policy']), page]) {
      expect(policy).toMatch(new RegExp(`connect-src 'self' [^;]* ${emulators}[;"]`));
    }
    expect(page).toContain('https://africa-south1-demo-test.cloudfunctions.net');
    expect(page.indexOf(`>${STAND_IN}</script>`)).toBeLessThan(page.indexOf('data-preloads'));
    expect(page).toContain(`>${STAND_IN}</script>`);
    expect(page).toContain('src="/local/google-maps.js"');
    expect(page).toContain('src="/local/stripe.js"');
    expect(JSON.parse((await get('/local/stripe.json')).body.toString())).toEqual({
      api: 'http://127.0.0.1:12111',
    });
    expect(page).toContain('href="/remotes/mf-deliveries/v1/list.0123456789.js"');
  });

  test('a request under another host name is refused', async () => {
    expect((await get('/', { host: 'evil.example' })).status).toBe(421);
  });
});

describe('headers', () => {
  const standing = securityHeaders({
    connect: [
      ...['http://127.0.0.1:9099', 'http://127.0.0.1:8080', 'http://127.0.0.1:5001'],
      'http://127.0.0.1:12111',
    ],
    trustedTypes: ['fleetfoot-local-maps'],
    scripts: [`'sha256-${createHash('sha256').update(STAND_IN).digest('base64')}'`],
  });
  const expected = Object.fromEntries(
    Object.entries(standing).map(([name, value]) => [name.toLowerCase(), value]),
  );

  test.each([
    ['a page', '/deliveries', {}, 200],
    ['a script', '/main.0123456789.js', {}, 200],
    ['the registry', '/remotes.json', {}, 200],
    ['a missing file', '/gone.0123456789.js', {}, 404],
    ['a path with a bad escape', '/%E0%A4%A', {}, 200],
    ['another name', '/', { host: 'evil.example' }, 421],
  ])('%s has them all', async (_, url, sent, status) => {
    const got = await get(url, sent);
    expect(got.status).toBe(status);
    expect(got.headers).toMatchObject(expected);
  });

  test('an unchanged file and a refused method have them too', async () => {
    const { headers } = await get('/page.json');
    const unchanged = await get('/page.json', { 'if-none-match': String(headers['etag']) });
    expect(unchanged.status).toBe(304);
    for (const got of [unchanged, await get('/', {}, 'POST')]) expect(got.headers).toMatchObject(expected);
  });
});

describe('registry and configuration', () => {
  test('the page has the registry, and the store tells it again with its signature', async () => {
    const page = (await get('/deliveries')).body.toString();
    const { remotes } = JSON.parse(/id="registry">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    expect(remotes).toMatchObject([
      {
        id: 'mf-deliveries',
        sequence: 1,
        entry: '/remotes/mf-deliveries/v1/remoteEntry.0123456789.js',
        preload: ['/remotes/mf-deliveries/v1/remote.0123456789.js'],
        integrity: { '/remotes/mf-deliveries/v1/remoteEntry.0123456789.js': SCRIPT_HASH },
        enabled: true,
      },
    ]);
    const entry = await get(remotes[0].entry);
    expect([entry.status, entry.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const { headers, body } = await get('/remotes.json');
    const { releases } = JSON.parse(body.toString());
    expect(headers['cache-control']).toBe('no-cache');
    expect(releases).toMatchObject([{ remote: 'mf-deliveries', enabled: true }]);
    expect(releases[0].signature).toHaveLength(88);
  });

  test('the configuration is a deployment’s, and says nothing of emulators', async () => {
    const config = JSON.parse((await get('/config.json')).body.toString());
    expect(config.firebase).toEqual({
      apiKey: 'local',
      appId: 'local',
      authDomain: 'localhost',
      projectId: 'demo-test',
      functionsRegion: 'africa-south1',
    });
  });

  test('tests and tools find the emulators', async () => {
    expect(JSON.parse((await get('/local/emulators.json')).body.toString())).toMatchObject({
      authHost: '127.0.0.1:9099',
      firestoreHost: '127.0.0.1:8080',
      functionsHost: '127.0.0.1:5001',
    });
  });
});

describe('inbox', () => {
  test('the inbox is a page of its own with a policy of its own', async () => {
    const { headers, body } = await get('/local/inbox');
    expect(body.toString()).toContain('123456');
    const policies = String(headers['content-security-policy']).split(', ');
    const nonce = /<style nonce="([^"]+)"/.exec(body.toString())?.[1];
    expect(policies).toHaveLength(2);
    expect(policies[1]).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  });

  test('can be read again by its script', async () => {
    const rows = JSON.parse((await get('/local/inbox.json')).body.toString());
    expect(rows).toEqual([{ id: 's', code: '123456', number: '082 123 4567', time: '14:05', used: false }]);
    expect((await get('/local/inbox.js')).status).toBe(200);
  });

  test('takes messages where the functions send them, and nothing else', async () => {
    const post = (body: object) =>
      fetch(`${host.origin}/local/messages`, { method: 'POST', body: JSON.stringify(body) });
    expect((await post({ to: '+27821234567', text: 'Sanibona' })).status).toBe(200);
    expect((await post({ to: 'nobody' })).status).toBe(400);
    const rows = JSON.parse((await get('/local/messages.json')).body.toString());
    expect(rows).toMatchObject([{ number: '082 123 4567', text: 'Sanibona' }]);
    expect((await get('/local/inbox')).body.toString()).toContain('Sanibona');
  });
});

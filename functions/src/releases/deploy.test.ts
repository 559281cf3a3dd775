import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Deployed, type DeployOrder, deploy, FIREBASE_CLI } from './deploy';
import { ROOT } from './proof';

const PATIENCE_MS = 60_000;
const root = mkdtempSync(path.join(tmpdir(), 'deploy-'));
const file = path.join(root, 'staging.json');
const folder = path.join(root, 'dist/hosting');
const page = {
  assets: { scripts: ['main.0123456789.js'] },
  release: { version: '0.2.0', commit: '0123456789abcdef' },
};
let server: Server;
let origin: string;
let done: (readonly string[])[];
let said: string[];
let isLive: boolean;

const tools = {
  commitFor: () => page.release.commit,
  async run(_: string, [script = '', ...args]: readonly string[]) {
    done.push([path.relative(ROOT, script), ...args]);
    if (!script.endsWith('hosting.js')) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'page.json'), JSON.stringify(page));
  },
  firebase(args: readonly string[]) {
    done.push(['firebase', ...args]);
    isLive = true;
  },
  say: (line: string) => void said.push(line),
};

function ask(name: Deployed, order: Partial<DeployOrder> = {}, changed: Partial<typeof tools> = {}) {
  const usual = { verb: 'release', to: 'staging', percent: 100, data: '.local-cloud' };
  return deploy(name, { ...usual, ...order }, { ...tools, ...changed }, root);
}

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const body = url === '/page.json' ? JSON.stringify(page) : '<script src="/main.0123456789.js">';
    response.writeHead(isLive ? 200 : 404).end(isLive ? body : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(file, JSON.stringify({ firebase: { projectId: 'made-up' }, site: { origin } }));
});
beforeEach(() => {
  done = [];
  said = [];
  isLive = false;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

test.each<Deployed>(['shell', 'functions'])('%s is built and tested alone, of a commit', async (name) => {
  await ask(name);
  expect(done.slice(0, 2)).toEqual([
    ['tooling/bin/build.js', name],
    ['node_modules/jest/bin/jest.js', '--selectProjects', name, '--silent'],
  ]);
  expect(said[0]).toMatch(
    new RegExp(`^${name} \\d+\\.\\d+\\.\\d+, built and tested in .* s, of 0123456789$`),
  );
});

test('functions are deployed alone, to the project of the environment', async () => {
  await ask('functions');
  expect(done.slice(2)).toEqual([['firebase', 'deploy', '--only', 'functions', '--project', 'made-up']]);
});

test('the shell is put beside what is live before Hosting alone is deployed, and is waited for in new pages', async () => {
  await ask('shell');
  expect(done.slice(2)).toEqual([
    ['tooling/bin/hosting.js', '--config', file, '--origin', origin, '--out', folder],
    ['firebase', 'deploy', '--only', 'hosting', '--project', 'made-up'],
  ]);
  expect(said.at(-1)).toMatch(/^New pages come with it after .* s: http/);
});

test('a tree that is not committed, a test that fails and a shell that does not fit deploy nothing', async () => {
  const refuse = (what: string) => () => {
    throw new Error(what);
  };
  await expect(ask('shell', {}, { commitFor: refuse('Commit first') })).rejects.toThrow('Commit first');
  for (const failing of ['jest.js', 'hosting.js']) {
    const run = async (what: string, args: readonly string[]) =>
      args[0]?.endsWith(failing) ? refuse(failing)() : tools.run(what, args);
    await expect(ask('shell', {}, { run })).rejects.toThrow(failing);
  }
  expect(done.flat()).not.toContain('firebase');
});

test('the live shell says its version and its commit', async () => {
  await expect(ask('shell', { verb: 'status' })).rejects.toThrow(`No shell is live at ${origin}`);
  isLive = true;
  await ask('shell', { verb: 'status' });
  expect(said).toEqual([`shell 0.2.0 of 0123456789, main.0123456789.js: ${origin}`]);
});

test.each<[string, Deployed, Partial<DeployOrder>]>([
  ['shell is given to everybody at once', 'shell', { percent: 5 }],
  ['functions is given to everybody at once', 'functions', { verb: 'promote' }],
  ['git switch --detach <commit>', 'shell', { verb: 'rollback' }],
  ["git tag --list '@fleetfoot/functions@*'", 'functions', { verb: 'history' }],
  ['disable is for remotes', 'shell', { verb: 'disable' }],
  ['shell needs no key', 'shell', { verb: 'new-key' }],
  ['Functions do not say', 'functions', { verb: 'status' }],
  ['Ctrl-C, then npm start', 'functions', { to: 'local' }],
])('"%s" is the answer to what %s does not have: %j', async (answer, name, order) => {
  await expect(ask(name, order)).rejects.toThrow(answer);
  expect(done).toEqual([]);
});

test.each(['hosting', 'functions'])(
  'firebase-tools understands the command line for %s',
  (only) => {
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [FIREBASE_CLI, 'deploy', '--only', only, '--project', 'made-up'],
      // Without credentials, and without looking for any, it has nobody to deploy for.
      { cwd: ROOT, encoding: 'utf8', env: { PATH, HOME: root, METADATA_SERVER_DETECTION: 'none' } },
    );
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('Failed to authenticate')]);
  },
  PATIENCE_MS,
);

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployedPackage } from '../supply-chain/deployed-package.js';
import { functionsEnv, preflight } from './preflight.js';
import { root as repository } from './root.js';
import { siteConfig } from './site-config.js';

const now = new Date('2026-11-22T12:00:00Z');
const root = mkdtempSync(path.join(tmpdir(), 'preflight-'));
const site = path.join(root, 'dist/hosting');
const config = {
  firebase: {
    apiKey: 'AIza-a',
    authDomain: 'fleetfoot.firebaseapp.com',
    projectId: 'fleetfoot',
    appId: '1:2:web:3',
    functionsRegion: 'africa-south1',
    appCheck: { siteKey: '6Lc-a' },
  },
  maps: { apiKey: 'AIza-b', mapId: 'abc' },
  stripe: { publishableKey: 'pk_live_1' },
  releases: { teams: { 'mf-a': { keys: ['0KLOg0peSc3gFZIufsrx6OdoQVSp/ulgu/uZQ7sNi3Q='] } } },
  site: { origin: 'https://app.example.co.za' },
};
const env = { FLEETFOOT_APP_CHECK: 'enforce', FLEETFOOT_SITE_ORIGIN: 'https://app.example.co.za' };

function put(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const name of ['firebase.json', 'package-lock.json', '.npmrc', 'functions/package.json']) {
    put(name, readFileSync(path.join(repository, name), 'utf8'));
  }
  for (const [name, content] of Object.entries(deployedPackage(root))) put(`functions/lib/${name}`, content);
  put('dist/hosting/config.json', `${JSON.stringify(siteConfig(config))}\n`);
  put('mf-a/package.json', {});
  put('dist/hosting/security.txt', 'Expires: 2027-11-22T00:00:00.000Z\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function failures(change = {}) {
  const findings = preflight({ root, site, config, env, now, ...change });
  return findings.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

test('a complete deployment passes, and names what only the consoles know', () => {
  expect(failures()).toEqual([]);
  const open = preflight({ root, site, config, env, now }).filter(({ status }) => status === 'not checked');
  expect(open.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SMS regions', 'App Check', 'backups', 'restore']),
  );
});

test('findings of the live project take the place of those that nobody asked for', () => {
  const live = [{ name: 'rules', status: 'failed', says: 'none are released' }];
  const names = preflight({ root, site, config, env, now }, live).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['rules', 'restore']));
  expect(names).not.toContain('SMS regions');
});

test.each([
  [
    'enforces App Check without a key in the page',
    { config: { ...config, firebase: { ...config.firebase, appCheck: undefined } } },
    'App Check',
  ],
  ['has a key and does not enforce App Check', { env: {} }, 'App Check'],
  ['misspells how App Check is enforced', { env: { ...env, FLEETFOOT_APP_CHECK: 'yes' } }, 'App Check'],
  [
    'puts functions where the page does not look',
    { env: { ...env, FLEETFOOT_FUNCTIONS_REGION: 'europe-west1' } },
    'regions',
  ],
  ['sends messages over http', { env: { ...env, MESSAGE_URL: 'http://sms.example' } }, 'messages'],
  ['sends webhooks to itself', { env: { ...env, FLEETFOOT_WEBHOOKS_LOOPBACK: 'on' } }, 'webhooks'],
  ['counts its proxies in words', { env: { ...env, FLEETFOOT_SITE_PROXIES: 'two' } }, 'proxies'],
  ['trusts nine proxies and more', { env: { ...env, FLEETFOOT_TRUSTED_PROXIES: '10' } }, 'proxies'],
  ['forgets that Hosting is a proxy', { env: { ...env, FLEETFOOT_SITE_PROXIES: '1' } }, 'proxies'],
  ['has as many proxies without Hosting', { env: { ...env, FLEETFOOT_TRUSTED_PROXIES: '2' } }, 'proxies'],
  ['has two addresses', { env: { ...env, FLEETFOOT_SITE_ORIGIN: 'https://other.example' } }, 'address'],
  [
    'is of a local cloud',
    { config: { ...config, firebase: { ...config.firebase, projectId: 'demo-x' } } },
    'configuration',
  ],
  [
    'knows no key of a team',
    { config: { ...config, releases: { teams: { 'mf-b': config.releases.teams['mf-a'] } } } },
    'releases',
  ],
  ['lasts no month', { now: new Date('2027-11-01T00:00:00Z') }, 'security.txt'],
])('a deployment that %s fails', (_, change, name) => {
  expect(failures(change)).toContain(name);
});

test.each([
  ['an old lock of the functions', 'functions/lib/package-lock.json', '{}', 'functions'],
  ['no npm settings of the functions', 'functions/lib/.npmrc', '', 'functions'],
  ['another configuration', 'dist/hosting/config.json', '{}', 'site'],
  ['a stand-in', 'dist/hosting/main.js', 'x="pk_test_local"', 'site'],
  ['an emulator', 'dist/hosting/chunk.js', 'throw "emulator-config-failed"', 'site'],
])('%s among what is deployed fails', (_, file, content, name) => {
  put(file, content);
  expect(failures()).toEqual([name]);
});

test('the settings of the project win over those of all projects', () => {
  put('functions/.env', 'A=1\nB="two words"\n# C=3\nD=\n');
  put('functions/.env.fleetfoot', "A='own'\n");
  expect(functionsEnv(root, 'fleetfoot')).toEqual({ A: 'own', B: 'two words', D: '' });
  expect(functionsEnv(root, 'other')).toMatchObject({ A: '1' });
});

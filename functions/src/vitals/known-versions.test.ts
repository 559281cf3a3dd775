import { registryEntry } from '@fleetfoot/shared/testing';
import { releaseStatement } from '@fleetfoot/shared/testing/releases';
import { knownVersions } from './known-versions';

const statement = JSON.stringify(
  releaseStatement({ candidate: { entry: registryEntry({ version: 'v2' }), percent: 5 }, withdrawn: ['v0'] }),
);
const release = { remote: 'mf-deliveries', statement, keyID: 'k', signature: 's', enabled: true };
const isKnown = knownVersions(
  [
    release,
    { ...release, remote: 'mf-auth', statement: 'x' },
    { ...release, remote: 'mf-api-keys', statement: statement.replace('"percent":5', '"percent":0') },
  ],
  ['vendors.0123456789.js', 'main.abcdef0123.js'],
);

test.each([
  ['mf-deliveries', 'v1', true],
  ['mf-deliveries', 'v2', true],
  ['mf-deliveries', 'v0', true],
  ['mf-deliveries', 'v3', false],
  ['mf-deliveries', '../v1', false],
  ['mf-api-keys', 'v1', true],
  ['mf-api-keys', 'v2', false],
  ['mf-auth', 'v1', false],
  ['mf-nobody', 'v1', false],
  ['constructor', 'name', false],
  ['shell', 'abcdef0123', true],
  ['shell', '0123456789', false],
])('%s %s is known: %s', (remote, version, expected) => {
  expect(isKnown(remote, version)).toBe(expected);
});

import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { createAuthStore } from '@fleetfoot/shared/session';
import { registryEntry } from '@fleetfoot/shared/testing';
import { createShellStore } from './shell-state';
import { createStartup } from './startup';

const CONFIG = {
  firebase: {
    ...{ apiKey: 'a', authDomain: 'a.example', projectId: 'p', appId: 'i' },
    functionsRegion: 'africa-south1',
  },
  maps: { apiKey: 'm', mapId: 'id' },
  stripe: { publishableKey: 'pk_test_1' },
  releases: { environment: 'local', teams: {} },
};

/** A shell that starts while the registry cannot be had. */
async function failedStart() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(CONFIG)));
  let remotes: readonly RegistryEntry[] = [];
  const shell = createShellStore();
  const session = createAuthStore({ storage: localStorage, waitMs: 0 });
  const load = jest.fn().mockRejectedValue(new Error('The registry is not reached.'));
  const startup = createStartup(shell, session, { load, remotes: () => remotes });
  await startup.begin();
  const bring = () => {
    remotes = [registryEntry({ id: 'mf-a' })];
  };
  return { startup, bring, status: () => shell.getState().startup.status };
}

afterEach(() => jest.restoreAllMocks());

test('a start without a registry fails, and goes on once one has come by another way', async () => {
  const { startup, bring, status } = await failedStart();
  expect(status()).toBe('failed');
  startup.recover();
  expect(status()).toBe('failed');
  bring();
  startup.recover();
  expect(status()).toBe('ready');
});

test('a start does not fail for a registry that came by another way meanwhile', async () => {
  const { startup, bring, status } = await failedStart();
  bring();
  await startup.begin();
  expect(status()).toBe('ready');
});

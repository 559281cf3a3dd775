import type { RegistryEntry, RemoteModule } from '@fleetfoot/shared/contract';
import { fakeServices, registryEntry } from '@fleetfoot/shared/testing';
import { createShellStore } from '../shell-state';
import { createRemoteApps } from './remote-apps';

interface Application {
  readonly activeWhen: () => boolean;
  readonly app: () => Promise<{ mount(): Promise<void> }>;
}

const registered: Application[] = [];
/** How many were active at each registration. */
const active: number[] = [];
const askAll = () => registered.filter(({ activeWhen }) => activeWhen());
jest.mock('single-spa', () => ({
  // As it does: each registration asks all applications.
  registerApplication: (application: Application) => {
    registered.push(application);
    active.push(askAll().length);
  },
  triggerAppChange: async () => askAll(),
}));

const settle = () => jest.advanceTimersByTimeAsync(0);

/** The first of some remotes is open in one version, while the registry lists another. */
async function scene(version = 'v1', others: readonly RegistryEntry[] = []) {
  let entry: RegistryEntry = registryEntry({ version });
  let withdrawn: readonly string[] = [];
  const isActive = jest.fn((id: string) => id === entry.id);
  const outlet = document.body.appendChild(document.createElement('div'));
  const module: RemoteModule = {
    bootstrap: async () => {},
    mount: async ({ domElement, remote }) => {
      if (remote.version === 'broken') throw new Error('broken on purpose');
      domElement.innerHTML = `<p>${remote.version}</p><input><dialog></dialog>`;
    },
    unmount: async () => {},
  };
  const { reloadRemote: _, ...services } = fakeServices();
  const apps = createRemoteApps({
    registry: {
      remotes: () => [entry, ...others],
      find: (id) => [entry, ...others].find((one) => one.id === id),
      whole: async (line) => line,
      isWhole: () => true,
      mayHaveWorker: () => true,
      isWithdrawn: (__, version) => withdrawn.includes(version),
      load: async () => {},
      refresh: async () => true,
    },
    loader: { load: async () => module, forget: () => {} },
    shell: createShellStore(),
    outlet,
    services,
    ready: async () => {},
    reloadPage: () => false,
    isActive,
  });
  apps.sync();
  await (await askAll()[0]?.app())?.mount();
  await settle();
  const release = async (version: string, ...taken: readonly string[]) => {
    entry = registryEntry({ version });
    withdrawn = taken;
    apps.sync();
    await settle();
  };
  const look = async () => {
    apps.sync();
    await settle();
  };
  return { outlet, isActive, release, look, shown: () => outlet.querySelector('p')?.textContent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  registered.length = 0;
  active.length = 0;
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test('a page of many remotes asks each whether it is shown once at their registration, and has a place for the one that is', async () => {
  const others = Array.from({ length: 199 }, (_, index) => registryEntry({ id: `mf-other-${index}` }));
  const { outlet, isActive } = await scene('v1', others);
  // And once more for this scene's own question.
  expect([isActive.mock.calls.length, outlet.childElementCount]).toEqual([400, 1]);
});

test('a remote that is registered later takes nothing off the page', async () => {
  const others: RegistryEntry[] = [];
  const { look, shown } = await scene('v1', others);
  others.push(registryEntry({ id: 'mf-late' }));
  await look();
  expect([shown(), active]).toEqual(['v1', [0, 1]]);
});

test('an open remote stays when there is a newer version', async () => {
  const { release, shown } = await scene();
  await release('v2');
  expect(shown()).toBe('v1');
});

test('an open remote leaves a version that was taken back', async () => {
  const { release, shown } = await scene();
  await release('v0', 'v1');
  expect(shown()).toBe('v0');
});

test('a card of a version that was taken back makes way for the one before', async () => {
  const { release, shown } = await scene('broken');
  expect(shown()).toBeUndefined();
  await release('v0', 'broken');
  expect(shown()).toBe('v0');
});

test('an open remote stays when there is nothing to go to', async () => {
  const { release, shown, outlet } = await scene();
  const before = outlet.querySelector('p');
  await release('v1', 'v1');
  expect([shown(), outlet.querySelector('p')]).toEqual(['v1', before]);
});

test.each([
  ['types', (outlet: HTMLElement) => outlet.querySelector('input')?.focus(), () => document.body.focus()],
  [
    'has a dialog open',
    (outlet: HTMLElement) => outlet.querySelector('dialog')?.setAttribute('open', ''),
    (outlet: HTMLElement) => outlet.querySelector('dialog')?.removeAttribute('open'),
  ],
])('an open remote in which somebody %s leaves its version later', async (_, begin, end) => {
  const { outlet, release, look, shown } = await scene();
  begin(outlet);
  await release('v0', 'v1');
  expect(shown()).toBe('v1');
  outlet.querySelector('input')?.blur();
  end(outlet);
  await look();
  expect(shown()).toBe('v0');
});

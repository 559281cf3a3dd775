import type { RegistryEntry, RemoteModule, RemoteProps } from '../../contract';
import { fakeServices } from '../../testing';
import { registryEntry } from '../../testing/registry-entry';
import { RemoteError } from './remote-error';
import { createSlot, type SlotState } from './slot';

const LIMITS = { load: 15_000, mount: 8_000, unmount: 1_000, recheck: 15_000 };
const gone = new RemoteError('stale', '404');
const never = new Promise<never>(() => {});

function remote(text = 'v1', change: Partial<RemoteModule> = {}): RemoteModule {
  return {
    bootstrap: async () => {},
    mount: async ({ domElement }) => {
      domElement.textContent = text;
    },
    unmount: async ({ domElement }) => {
      domElement.textContent = '';
    },
    ...change,
  };
}

function scene() {
  const states: SlotState[] = [];
  const container = document.createElement('div');
  let entry: RegistryEntry = registryEntry();
  const registry = { next: entry as RegistryEntry | undefined };
  const loader = { load: jest.fn(async (_: RegistryEntry) => remote()), forget: jest.fn() };
  const reloadPage = jest.fn(() => false);
  const report = jest.fn();
  const ready = jest.fn((): Promise<unknown> => Promise.resolve());
  const slot = createSlot({
    id: entry.id,
    container,
    loader,
    entry: () => entry,
    refresh: jest.fn(async () => {
      if (registry.next !== undefined) entry = registry.next;
      return registry.next;
    }),
    ready,
    services: () => fakeServices(),
    onState: (state) => states.push(state),
    report,
    reloadPage,
    limits: LIMITS,
  });
  const last = () => states.at(-1);
  const kind = () => {
    const state = last();
    return state?.status === 'failed' ? state.error.kind : state?.status;
  };
  const retry = () => {
    const state = last();
    if (state?.status !== 'failed') throw new Error('There is no card.');
    state.retry();
    return settle();
  };
  const release = (next: RegistryEntry) => {
    entry = next;
  };
  return { slot, states, container, registry, loader, reloadPage, report, ready, last, kind, retry, release };
}

function settle(ms = 0) {
  return jest.advanceTimersByTimeAsync(ms);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('mounts, and leaves nothing behind when closed', async () => {
  const { slot, container, kind } = scene();
  slot.open();
  await settle();
  expect(kind()).toBe('mounted');
  expect(container).toHaveTextContent('v1');
  await slot.close();
  expect(container).toBeEmptyDOMElement();
  expect(kind()).toBe('idle');
});

it('fetches its code once for many visits', async () => {
  const { slot, loader } = scene();
  for (let visit = 0; visit < 3; visit += 1) {
    slot.open();
    await settle();
    await slot.close();
  }
  expect(loader.load).toHaveBeenCalledTimes(1);
});

it('waits for the doors to be configured, within the limit', async () => {
  const { slot, ready, kind } = scene();
  ready.mockReturnValue(never);
  slot.open();
  await settle(LIMITS.load);
  expect(kind()).toBe('timeout');
});

describe.each([
  ['its entry refused', new RemoteError('unreachable', 'refused')],
  ['something that is no remote', new RemoteError('malformed', 'HTML')],
  ['a remote of another contract', new RemoteError('incompatible', 'contract 9')],
])('with %s', (_, error) => {
  it('shows a card whose Retry fetches again, as often as it takes', async () => {
    const { slot, loader, kind, retry, container } = scene();
    loader.load.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    slot.open();
    await settle();
    expect(kind()).toBe(error.kind);
    await retry();
    expect(kind()).toBe(error.kind);
    await retry();
    expect(kind()).toBe('mounted');
    expect(loader.load).toHaveBeenCalledTimes(3);
    expect(loader.forget).toHaveBeenCalledTimes(2);
    expect(container).toHaveTextContent('v1');
  });
});

it('tries again on the next visit after a failure, without Retry', async () => {
  const { slot, loader, kind } = scene();
  loader.load.mockRejectedValueOnce(new RemoteError('unreachable', 'down'));
  slot.open();
  await settle();
  await slot.close();
  slot.open();
  await settle();
  expect(kind()).toBe('mounted');
  expect(loader.forget).toHaveBeenCalledTimes(1);
});

it('limits a load that hangs, and can be closed before the limit', async () => {
  const { slot, loader, kind } = scene();
  loader.load.mockReturnValue(never);
  slot.open();
  await settle(1_000);
  await slot.close();
  slot.open();
  await settle(LIMITS.load);
  expect(kind()).toBe('timeout');
});

describe('with files gone after a deploy', () => {
  it('loads the new build that the registry names', async () => {
    const { slot, loader, registry, kind, container, reloadPage } = scene();
    loader.load.mockImplementation(async ({ version }) => {
      if (version === 'v1') throw gone;
      return remote(version);
    });
    registry.next = registryEntry({ version: 'v2' });
    slot.open();
    await settle();
    expect(kind()).toBe('mounted');
    expect(container).toHaveTextContent('v2');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('reloads the page when the registry has nothing newer', async () => {
    const { slot, loader, reloadPage, kind } = scene();
    loader.load.mockRejectedValue(gone);
    reloadPage.mockReturnValue(true);
    slot.open();
    await settle();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(kind()).toBe('loading');
  });

  it('shows a card when reloading is not allowed', async () => {
    const { slot, loader, kind } = scene();
    loader.load.mockRejectedValue(gone);
    slot.open();
    await settle();
    expect(kind()).toBe('stale');
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  it('shows a card and does not reload when the registry cannot be read', async () => {
    const { slot, loader, registry, kind, reloadPage } = scene();
    loader.load.mockRejectedValue(gone);
    registry.next = undefined;
    slot.open();
    await settle();
    expect(kind()).toBe('stale');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('gives up after the new build when its files are gone too', async () => {
    const { slot, loader, registry, kind } = scene();
    loader.load.mockRejectedValue(gone);
    registry.next = registryEntry({ version: 'v2' });
    slot.open();
    await settle();
    expect(kind()).toBe('stale');
    expect(loader.load).toHaveBeenCalledTimes(2);
  });
});

it('reloads in place with the newest build when a mounted remote asks for it', async () => {
  const { slot, loader, registry, container } = scene();
  loader.load.mockImplementation(async ({ version }) => remote(version));
  slot.open();
  await settle();
  registry.next = registryEntry({ version: 'v2' });
  slot.reload();
  await settle();
  expect(container).toHaveTextContent('v2');
  expect(container.childElementCount).toBe(1);
});

it.each([
  ['bootstrap rejects', { bootstrap: () => Promise.reject(new Error('no')) }],
  ['mount rejects', { mount: () => Promise.reject(new Error('no')) }],
  [
    'mount throws',
    {
      mount: () => {
        throw new Error('no');
      },
    },
  ],
])('shows a card when %s, and recovers', async (_, change) => {
  const { slot, loader, kind, retry, container } = scene();
  loader.load.mockResolvedValueOnce(remote('bad', change as Partial<RemoteModule>));
  slot.open();
  await settle();
  expect(kind()).toBe('crashed');
  expect(container).toBeEmptyDOMElement();
  await retry();
  expect(kind()).toBe('mounted');
});

it('shows a card when mount hangs, and can be left at any time', async () => {
  const { slot, loader, kind, retry } = scene();
  loader.load.mockResolvedValueOnce(remote('slow', { mount: () => never }));
  slot.open();
  await settle(LIMITS.mount + LIMITS.unmount);
  expect(kind()).toBe('timeout');
  await retry();
  expect(kind()).toBe('mounted');
});

it('keeps a late mount off the page', async () => {
  const { slot, loader, container } = scene();
  let finish = () => {};
  const late = remote('late', {
    mount: ({ domElement }: RemoteProps) =>
      new Promise<void>((resolve) => {
        finish = () => {
          domElement.textContent = 'late';
          resolve();
        };
      }),
  });
  loader.load.mockResolvedValueOnce(late);
  slot.open();
  await settle();
  const closed = slot.close();
  await settle(LIMITS.unmount);
  await closed;
  finish();
  await settle();
  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  ['hangs', () => never],
])(
  'closes within the limit when unmount %s, and loads the code afresh on the next visit',
  async (_, unmount) => {
    const { slot, loader, report, container, kind } = scene();
    loader.load.mockResolvedValueOnce(remote('v1', { unmount }));
    slot.open();
    await settle();
    const closed = slot.close();
    await settle(LIMITS.unmount);
    await closed;
    expect(container).toBeEmptyDOMElement();
    expect(report).toHaveBeenCalledTimes(1);
    slot.open();
    await settle();
    expect(loader.load).toHaveBeenCalledTimes(2);
    expect(kind()).toBe('mounted');
  },
);

it('shows only the last of many quick visits', async () => {
  const { slot, loader, container } = scene();
  loader.load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(remote()), 100)));
  for (let visit = 0; visit < 5; visit += 1) {
    slot.open();
    await settle(30);
    await slot.close();
  }
  slot.open();
  await settle(500);
  expect(container.childElementCount).toBe(1);
});

describe('a remote that is switched off', () => {
  const off = new RemoteError('disabled', 'off');

  async function switchedOff() {
    const made = scene();
    made.registry.next = registryEntry({ enabled: false });
    made.loader.load.mockRejectedValueOnce(off);
    made.slot.open();
    await settle();
    expect(made.kind()).toBe('disabled');
    return made;
  }

  it('returns by itself once the registry switches it on', async () => {
    const { registry, loader, container, kind, report } = await switchedOff();
    await settle(LIMITS.recheck * 3);
    expect(kind()).toBe('disabled');
    expect(loader.load).toHaveBeenCalledTimes(1);
    registry.next = registryEntry({ version: 'v2' });
    await settle(LIMITS.recheck);
    expect(kind()).toBe('mounted');
    expect(container).toHaveTextContent('v1');
    expect(report).not.toHaveBeenCalled();
  });

  it('waits on while the registry cannot be had', async () => {
    const { registry, kind } = await switchedOff();
    registry.next = undefined;
    await settle(LIMITS.recheck * 2);
    expect(kind()).toBe('disabled');
    registry.next = registryEntry();
    await settle(LIMITS.recheck);
    expect(kind()).toBe('mounted');
  });

  it('stays closed once its place is closed', async () => {
    const { slot, registry, loader, kind } = await switchedOff();
    await slot.close();
    registry.next = registryEntry();
    await settle(LIMITS.recheck * 2);
    expect(kind()).toBe('idle');
    expect(loader.load).toHaveBeenCalledTimes(1);
  });
});

it('takes a newer version when it is next opened, and leaves the one that is open alone', async () => {
  const { slot, container, loader, release } = scene();
  slot.open();
  await settle();
  expect(slot.mountedVersion()).toBe('v1');
  release(registryEntry({ version: 'v2' }));
  loader.load.mockResolvedValue(remote('v2'));
  expect([slot.mountedVersion(), container.textContent]).toEqual(['v1', 'v1']);
  await slot.close();
  expect(slot.mountedVersion()).toBeUndefined();
  slot.open();
  await settle();
  expect([slot.mountedVersion(), container.textContent]).toEqual(['v2', 'v2']);
  expect(loader.forget).toHaveBeenCalledWith(expect.objectContaining({ version: 'v2' }));
});

it('opens the same version again without loading it again', async () => {
  const { slot, loader } = scene();
  for (let time = 0; time < 3; time += 1) {
    slot.open();
    await settle();
    await slot.close();
  }
  expect(loader.load).toHaveBeenCalledTimes(1);
});

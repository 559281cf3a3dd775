import type { RegistryEntry, ShellServices } from '@fleetfoot/shared/contract';
import { createSlot, RemoteError, type RemoteLoader, type SlotState } from '@fleetfoot/shared/federation';
import { registerApplication } from 'single-spa';
import type { RegistryClient } from '../registry/registry-client';
import type { ShellStore } from '../shell-state';

export interface RemoteAppsOptions {
  readonly registry: RegistryClient;
  readonly loader: RemoteLoader;
  readonly shell: ShellStore;
  readonly outlet: HTMLElement;
  readonly services: Omit<ShellServices, 'reloadRemote'>;
  readonly ready: () => Promise<unknown>;
  readonly reloadPage: () => boolean;
  /** Whether the present address shows this remote. */
  readonly isActive: (id: string) => boolean;
}

/** A remote whose files the registry does not describe is known, but cannot be loaded. */
function checked(loader: RemoteLoader, registry: RegistryClient): RemoteLoader {
  return {
    forget: (entry) => {
      if (registry.find(entry.id)?.problem === undefined) loader.forget(entry);
    },
    async load(entry) {
      const problem = registry.find(entry.id)?.problem;
      if (problem !== undefined) throw new RemoteError('malformed', problem.message, problem);
      return loader.load(entry);
    },
  };
}

/** Registers remotes with single-spa, each behind its own slot. */
export function createRemoteApps(options: RemoteAppsOptions) {
  const { registry, shell, outlet, services } = options;
  const loader = checked(options.loader, registry);
  const registered = new Map<string, RegistryEntry>();

  /** The registry's line; the last one known when a newer registry has dropped the remote. */
  function entryOf(id: string): RegistryEntry {
    const entry = registry.find(id)?.entry ?? registered.get(id);
    if (entry === undefined) throw new Error(`${id} is not registered.`);
    registered.set(id, entry);
    return entry;
  }

  function servicesOf(id: string, reloadRemote: () => void): ShellServices {
    return {
      ...services,
      report: (error, context) => services.report(error, { remote: id, ...context }),
      reloadRemote,
    };
  }

  function register(entry: RegistryEntry): void {
    const { id } = entry;
    registered.set(id, entry);
    const element = outlet.appendChild(document.createElement('div'));
    element.dataset['remote'] = id;
    const container = element.appendChild(document.createElement('div'));

    function onState(state: SlotState): void {
      const { slots } = shell.getState();
      const { version } = entryOf(id);
      shell.setState({ slots: { ...slots, [id]: { element, version, state } } });
    }
    const slot = createSlot({
      id,
      container,
      loader,
      entry: () => entryOf(id),
      refresh: async () => ((await registry.refresh()) ? entryOf(id) : undefined),
      ready: options.ready,
      services: (self) => servicesOf(id, self.reload),
      onState,
      report: (error) =>
        services.report(error, { remote: id, version: entryOf(id).version, kind: error.kind }),
      reloadPage: options.reloadPage,
    });
    registerApplication({
      name: id,
      activeWhen: () => options.isActive(id),
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => slot.open(),
        unmount: () => slot.close(),
      }),
    });
  }

  return {
    /** Lets a remote go on with what it left on this device, without showing it. */
    async resume(id: string): Promise<void> {
      const { resume } = await loader.load(entryOf(id));
      await resume?.(servicesOf(id, () => {}));
    },
    /** Registers the remotes that are new since the last call. */
    sync(): void {
      for (const { entry } of registry.remotes()) if (!registered.has(entry.id)) register(entry);
    },
  };
}

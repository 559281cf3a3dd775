import type { RegistryEntry, ShellServices } from '@fleetfoot/shared/contract';
import {
  createSlot,
  type RemoteLoader,
  type Slot,
  type SlotState,
} from '@fleetfoot/shared/federation/runtime';
import { registerApplication, triggerAppChange } from 'single-spa';
import type { RegistryClient } from '../registry/registry-client';
import { tell } from '../report';
import type { ShellStore } from '../shell-state';
import type { OpenedRemote } from './known-remotes';

/** A page younger than this has just fetched everything; loading it again would change nothing. In milliseconds. */
const FRESH_MS = 60_000;

export interface ReloadConditions {
  /** Milliseconds since the page began to load. */
  readonly age: number;
  readonly hasDrafts: boolean;
  readonly isOnline: boolean;
}

/** Whether a reload of the page may restore missing files without losing typed values. */
export function mayReload({ age, hasDrafts, isOnline }: ReloadConditions): boolean {
  return isOnline && !hasDrafts && age > FRESH_MS;
}

export interface RemoteAppsOptions {
  readonly registry: RegistryClient;
  readonly loader: RemoteLoader;
  readonly shell: ShellStore;
  readonly outlet: HTMLElement;
  readonly services: Omit<ShellServices, 'reloadRemote' | 'noteFailedSave'>;
  readonly ready: () => Promise<unknown>;
  readonly reloadPage: () => boolean;
  /** Whether the present address shows this remote. */
  readonly isActive: (id: string) => boolean;
}

interface Place {
  readonly element: HTMLElement;
  readonly slot: Slot;
}

/** Whether the user is in the middle of something that a reload of the remote would interrupt. */
function isBusy(element: HTMLElement): boolean {
  if (element.querySelector('dialog[open]') !== null) return true;
  const active = document.activeElement;
  return element.contains(active) && (active?.matches('input, textarea, select') ?? false);
}

/** Registers remotes with single-spa, each behind its own slot. */
export function createRemoteApps(options: RemoteAppsOptions) {
  const { registry, shell, outlet, services } = options;
  /** Versions whose code runs or was asked for last; the registry may name newer ones by now. */
  const asked = new Map<string, string>();
  const loader: RemoteLoader = {
    ...options.loader,
    async load(listed) {
      const entry = await registry.whole(listed);
      asked.set(entry.id, entry.version);
      return options.loader.load(entry);
    },
  };
  const registered = new Map<string, RegistryEntry>();
  const places = new Map<string, Place>();

  /** The registry's line; the last one known when a newer registry has dropped the remote. */
  function entryOf(id: string): RegistryEntry {
    const entry = registry.find(id) ?? registered.get(id);
    if (entry === undefined) throw new Error(`${id} is not registered.`);
    registered.set(id, entry);
    return entry;
  }

  function versionOf(id: string): string {
    return asked.get(id) ?? entryOf(id).version;
  }

  function servicesOf(id: string, reloadRemote: () => void): ShellServices {
    return {
      ...services,
      report: (error, context) => services.report(error, { remote: id, ...context }),
      noteFailedSave: (error) => tell(error, { remote: id, kind: 'save' }),
      reloadRemote,
    };
  }

  function createPlace(id: string): Place {
    const element = outlet.appendChild(document.createElement('div'));
    element.dataset['remote'] = id;
    const container = element.appendChild(document.createElement('div'));

    function onState(state: SlotState): void {
      const { slots } = shell.getState();
      const version = versionOf(id);
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
      report: (error) => services.report(error, { remote: id, version: versionOf(id), kind: error.kind }),
      reloadPage: options.reloadPage,
    });
    return { element, slot };
  }

  /** The place of a remote on the page, from when it is first shown: of many remotes, few are. */
  function placeOf(id: string): Place {
    const place = places.get(id) ?? createPlace(id);
    places.set(id, place);
    return place;
  }

  function register(entries: readonly RegistryEntry[]): void {
    // Each registration asks every application whether it is active: the new ones answer once all are known.
    let areKnown = false;
    for (const entry of entries) {
      const { id } = entry;
      registered.set(id, entry);
      registerApplication({
        name: id,
        activeWhen: () => areKnown && options.isActive(id),
        app: async () => ({
          bootstrap: async () => {},
          mount: async () => placeOf(id).slot.open(),
          unmount: () => placeOf(id).slot.close(),
        }),
      });
    }
    areKnown = true;
    if (entries.length > 0) void triggerAppChange();
  }

  /** Takes what is open off a version that was taken back; a card of such a version goes with it. */
  function leaveWithdrawn(id: string, element: HTMLElement, slot: Slot): void {
    const isFailed = shell.getState().slots[id]?.state.status === 'failed';
    const version = isFailed ? asked.get(id) : slot.mountedVersion();
    if (version === undefined || !registry.isWithdrawn(id, version)) return;
    // What is typed stays in the page's drafts; who is typing is left alone until the next look.
    if (registry.find(id)?.version !== version && !isBusy(element)) slot.reload();
  }

  return {
    /** Loads a remote's code without showing it. */
    async open(id: string): Promise<OpenedRemote> {
      const [module] = await Promise.all([loader.load(entryOf(id)), options.ready()]);
      return { module, services: servicesOf(id, () => {}) };
    },
    /** Registers the remotes that are new since the last call, and takes those that are open off versions that were taken back. */
    sync(): void {
      register(registry.remotes().filter(({ id }) => !registered.has(id)));
      for (const [id, { element, slot }] of places) leaveWithdrawn(id, element, slot);
    },
  };
}

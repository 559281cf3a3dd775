import { CONTRACT, type RegistryEntry, type RemoteModule } from '../../contract';
import { CONTAINER, containerName } from '../build/container.js';
import { addressOf, admitScripts } from './admitted-scripts';
import { diagnose } from './diagnose';
import type { Container, FederationRuntime } from './federation-runtime';
import { RemoteError } from './remote-error';

export interface RemoteLoader {
  /**
   * Fetches a remote's code.
   * @throws RemoteError; nothing about the failure is kept
   */
  load(entry: RegistryEntry): Promise<RemoteModule>;
  /** Makes the next load fetch everything again. */
  forget(entry: RegistryEntry): void;
}

function isLifecycle(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isLifecycle) : typeof value === 'function';
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { bootstrap, mount, unmount } = value as Record<string, unknown>;
  return [bootstrap, mount, unmount].every(isLifecycle);
}

function assertLoadable({ contract, container = 0, enabled, title }: RegistryEntry): void {
  if (!enabled) throw new RemoteError('disabled', `${title} is switched off in the registry.`);
  if (contract !== CONTRACT && contract !== CONTRACT - 1) {
    throw new RemoteError(
      'incompatible',
      `${title} speaks contract ${contract}, this shell ${CONTRACT} and ${CONTRACT - 1}.`,
    );
  }
  if (container > CONTAINER) {
    throw new RemoteError(
      'incompatible',
      `${title} has a container of form ${container}, this shell knows ${CONTAINER}.`,
    );
  }
}

function containerOf({ id, entry }: Pick<RegistryEntry, 'id' | 'entry'>): Container {
  return { name: containerName(id), url: addressOf(entry) };
}

/**
 * Of a remote's first scripts two can have been preloaded in vain or been damaged: the container and the chunk of its
 * module.
 */
const ATTEMPTS = 3;

export interface RemoteLoaderOptions {
  /** Runs containers of today's builds. */
  readonly runtime: FederationRuntime;
  /** Brings what runs containers from before them; the page is without it until one of those is opened. */
  readonly loadOldRuntime: () => Promise<FederationRuntime>;
}

/** Loads remotes through the federation runtime that fits their container. */
export function createRemoteLoader({ runtime, loadOldRuntime }: RemoteLoaderOptions): RemoteLoader {
  let oldRuntime: FederationRuntime | undefined;

  async function runtimeOf({ container }: RegistryEntry): Promise<FederationRuntime> {
    if (container === CONTAINER) return runtime;
    oldRuntime ??= await loadOldRuntime();
    return oldRuntime;
  }

  function forget(entry: RegistryEntry): void {
    const container = containerOf(entry);
    // Chunks that the old build pushed; a new container of the same name would take them for its own.
    Reflect.deleteProperty(globalThis, `webpackChunk${container.name}`);
    runtime.forget(container);
    oldRuntime?.forget(container);
  }

  async function fetchModule(entry: RegistryEntry): Promise<unknown> {
    admitScripts(entry);
    const container = containerOf(entry);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const fitting = await runtimeOf(entry);
        return await fitting.load(container);
      } catch (error) {
        const diagnosed = await diagnose(error, container.url);
        // The server does have the script, and the browser now keeps it. A preload that failed earlier is a browser's answer
        // to the next request for its file, without asking the server; only the request after that one tells.
        const mayLoad = diagnosed.kind === 'malformed' || diagnosed.kind === 'damaged';
        if (!mayLoad || attempt === ATTEMPTS) throw diagnosed;
        forget(entry);
      }
    }
  }

  return {
    async load(entry) {
      assertLoadable(entry);
      const module = await fetchModule(entry);
      if (!isRemoteModule(module)) {
        throw new RemoteError('malformed', `${entry.id} does not expose bootstrap, mount and unmount.`);
      }
      return module;
    },
    forget,
  };
}

import { CONTRACT, type RegistryEntry, type RemoteModule } from '../../contract';
import { containerName } from '../build/container-name.js';
import { addressOf, admitScripts } from './admitted-scripts';
import { diagnose } from './diagnose';
import { type FederationRuntime, forgetFailedShares } from './federation-runtime';
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

function assertLoadable({ contract, enabled, title }: RegistryEntry): void {
  if (!enabled) throw new RemoteError('disabled', `${title} is switched off in the registry.`);
  if (contract !== CONTRACT && contract !== CONTRACT - 1) {
    throw new RemoteError(
      'incompatible',
      `${title} speaks contract ${contract}, this shell ${CONTRACT} and ${CONTRACT - 1}.`,
    );
  }
}

/** What the federation runtime wants to know about a remote. */
function registration({ id, entry }: Pick<RegistryEntry, 'id' | 'entry'>) {
  const name = containerName(id);
  return { name, entry: addressOf(entry), type: 'global' as const, entryGlobalName: name };
}

/** Drops everything that webpack and the federation runtime keep about a remote, so that the next load really fetches. */
function forgetRemote(runtime: FederationRuntime, entry: Pick<RegistryEntry, 'id' | 'entry'>): void {
  // Chunks that the old build pushed; a new container of the same name would take them for its own.
  Reflect.deleteProperty(globalThis, `webpackChunk${containerName(entry.id)}`);
  runtime.registerRemotes([registration(entry)], { force: true });
  forgetFailedShares(runtime.getInstance()?.shareScopeMap ?? {});
}

/**
 * Of a remote's first scripts two can have been preloaded in vain or been damaged: the container and the chunk of its
 * module.
 */
const ATTEMPTS = 3;

async function fetchModule(runtime: FederationRuntime, entry: RegistryEntry): Promise<unknown> {
  admitScripts(entry);
  const remote = registration(entry);
  for (let attempt = 1; ; attempt += 1) {
    try {
      runtime.registerRemotes([remote]);
      return await runtime.loadRemote(`${remote.name}/remote`);
    } catch (error) {
      const diagnosed = await diagnose(error, remote.entry);
      // The server does have the script, and the browser now keeps it. A preload that failed earlier is a browser's answer
      // to the next request for its file, without asking the server; only the request after that one tells.
      const mayLoad = diagnosed.kind === 'malformed' || diagnosed.kind === 'damaged';
      if (!mayLoad || attempt === ATTEMPTS) throw diagnosed;
      forgetRemote(runtime, entry);
    }
  }
}

/** Loads remotes through the federation runtime. */
export function createRemoteLoader(runtime: FederationRuntime): RemoteLoader {
  return {
    async load(entry) {
      assertLoadable(entry);
      const module = await fetchModule(runtime, entry);
      if (!isRemoteModule(module)) {
        throw new RemoteError('malformed', `${entry.id} does not expose bootstrap, mount and unmount.`);
      }
      return module;
    },
    forget: (entry) => forgetRemote(runtime, entry),
  };
}

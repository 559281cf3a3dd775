import { CONTRACT, type RegistryEntry, type RemoteModule } from '../contract';
import { admitScripts } from './admitted-scripts';
import { diagnose } from './diagnose';
import type { FederationRuntime } from './federation-runtime';
import { forgetRemote, registration } from './forget-remote';
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
  if (!enabled) throw new RemoteError('unreachable', `${title} is switched off in the registry.`);
  if (contract !== CONTRACT && contract !== CONTRACT - 1) {
    throw new RemoteError(
      'incompatible',
      `${title} speaks contract ${contract}, this shell ${CONTRACT} and ${CONTRACT - 1}.`,
    );
  }
}

/** Of a remote's first scripts two can have been preloaded in vain: the container and the chunk of its module. */
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
      // The server does have the script. A preload that failed earlier is a browser's answer to the next request for
      // its file, without asking the server; only the request after that one tells.
      if (diagnosed.kind !== 'malformed' || attempt === ATTEMPTS) throw diagnosed;
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

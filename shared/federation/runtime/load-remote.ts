import { CONTRACT, type RegistryEntry, type RemoteModule } from '../../contract';
import { addressOf, admitScripts } from './admitted-scripts';
import { diagnose } from './diagnose';
import type { Container } from './federation-plugin';
import type { FederationRuntime } from './federation-runtime';
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

function containerOf({ id, entry }: Pick<RegistryEntry, 'id' | 'entry'>): Container {
  return { id, url: addressOf(entry) };
}

/** Loads remotes through the runtime of Module Federation. */
export function createRemoteLoader(runtime: FederationRuntime): RemoteLoader {
  async function fetchModule(entry: RegistryEntry): Promise<unknown> {
    admitScripts(entry);
    const container = containerOf(entry);
    try {
      return await runtime.load(container);
    } catch (error) {
      throw await diagnose(error, container.url);
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
    forget: (entry) => runtime.forget(containerOf(entry)),
  };
}

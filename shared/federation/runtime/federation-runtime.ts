import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import { containerName } from '../build/container.js';
import { type Container, federationPlugin, manifestUrl } from './federation-plugin';

/** Loads remotes and hands them what the shell provides. */
export interface FederationRuntime {
  /**
   * The one module of a container, which is loaded once for each URL.
   * @throws RemoteError, or ChunkLoadError of webpack with the `request` that failed; nothing about a failure is kept
   */
  load(container: Container): Promise<unknown>;
  /** Makes the next load run the script anew. */
  forget(container: Container): void;
}

/** The runtime of Module Federation, as the shell's build starts it, under the rules of this page. */
export function createFederationRuntime(): FederationRuntime {
  const containers = new Map<string, Container>();
  const plugin = federationPlugin(containers);
  // Of the shell, which is there already, and of remotes, which come later.
  registerPlugins([plugin]);
  registerGlobalPlugins([plugin]);

  function forget(container: Container): void {
    const { id } = container;
    const name = containerName(id);
    // Chunks that the old build pushed; a new container of the same name would take them for its own.
    Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
    // The container of the old build, or an element of the page that has this name for an id.
    Reflect.set(globalThis, name, undefined);
    containers.set(id, container);
    // Under its id: what carries the name of its build is removed with it, shared modules too that it was the first to take.
    registerRemotes([{ name: id, entry: manifestUrl(container) }], { force: true });
  }

  return {
    load(container) {
      const { id, url } = container;
      if (containers.get(id)?.url !== url) forget(container);
      return loadRemote(`${id}/remote`);
    },
    forget,
  };
}

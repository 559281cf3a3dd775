import type { RegistryEntry } from '../contract';
import { addressOf } from './admitted-scripts';
import { containerName } from './container-name.js';
import type { FederationRuntime } from './federation-runtime';
import { forgetFailedShares } from './forget-failed-shares';

/** What the federation runtime wants to know about a remote. */
export function registration({ id, entry }: Pick<RegistryEntry, 'id' | 'entry'>) {
  const name = containerName(id);
  return { name, entry: addressOf(entry), type: 'global' as const, entryGlobalName: name };
}

/** Drops everything that webpack and the federation runtime keep about a remote, so that the next load really fetches. */
export function forgetRemote(runtime: FederationRuntime, entry: Pick<RegistryEntry, 'id' | 'entry'>): void {
  // Chunks that the old build pushed; a new container of the same name would take them for its own.
  Reflect.deleteProperty(globalThis, `webpackChunk${containerName(entry.id)}`);
  runtime.registerRemotes([registration(entry)], { force: true });
  forgetFailedShares(runtime.getInstance()?.shareScopeMap ?? {});
}

import type { RegistryEntry, RemoteModule, ShellServices } from '@fleetfoot/shared/contract';

/** The code of a remote that need not be on the page, and what it is called with. */
export interface OpenedRemote {
  readonly module: RemoteModule;
  readonly services: ShellServices;
}

/** The remotes, whether they are on the page or not. */
export interface KnownRemotes {
  /** Those that may be shown to the user. */
  entries(): readonly RegistryEntry[];
  /** Loads a remote's code. */
  open(id: string): Promise<OpenedRemote>;
}

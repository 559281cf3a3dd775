import type { ShareScopes } from './forget-failed-shares';

/** The part of @module-federation/enhanced/runtime that is used here. */
export interface FederationRuntime {
  registerRemotes(
    remotes: { name: string; entry: string; type: 'global'; entryGlobalName: string }[],
    options?: { force?: boolean },
  ): void;
  loadRemote<T>(id: string): Promise<T | null>;
  getInstance(): { readonly shareScopeMap: ShareScopes } | null;
}

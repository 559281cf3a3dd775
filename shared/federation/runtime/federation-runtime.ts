/** What the federation runtime knows about one version of a shared module. */
interface SharedVersion {
  loaded?: boolean;
  loading?: unknown;
}

/** Shared modules by scope, name and version. */
export type ShareScopes = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>>
>;

/** The part of @module-federation/enhanced/runtime that is used here. */
export interface FederationRuntime {
  registerRemotes(
    remotes: { name: string; entry: string; type: 'global'; entryGlobalName: string }[],
    options?: { force?: boolean },
  ): void;
  loadRemote<T>(id: string): Promise<T | null>;
  getInstance(): { readonly shareScopeMap: ShareScopes } | null;
}

/**
 * Makes shared modules that did not load be fetched again when they are next asked for. The runtime keeps the promise of
 * the first attempt even when it was rejected; one that is still under way is merely joined by a second.
 */
export function forgetFailedShares(scopes: ShareScopes): void {
  for (const scope of Object.values(scopes)) {
    for (const versions of Object.values(scope)) {
      for (const version of Object.values(versions)) {
        if (version.loading !== undefined && version.loaded !== true) delete version.loading;
      }
    }
  }
}

import {
  containerScript,
  type FederationRuntime,
  SCRIPT_TIMEOUT_MS,
  type ShareScope,
} from '@fleetfoot/shared/federation/runtime';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

/** A shared module as the federation's runtime keeps it. */
interface KeptShare {
  loaded?: boolean;
  loading?: unknown;
}

/** Makes shared modules that did not load be asked for again: the runtime keeps the promise of the first attempt. */
function forgetFailedShares(
  scopes: Readonly<Record<string, Record<string, Record<string, KeptShare>>>>,
): void {
  for (const versions of Object.values(scopes).flatMap((scope) => Object.values(scope)))
    for (const version of Object.values(versions))
      if (version.loading !== undefined && version.loaded !== true) delete version.loading;
}

function sharedOf(shares: ShareScope) {
  return Object.fromEntries(
    Object.entries(shares).map(([key, versions]) => [
      key,
      Object.entries(versions).map(([version, { get }]) => ({
        version,
        get: async () => get(),
        scope: 'default',
        shareConfig: { singleton: false, requiredVersion: `^${version}` },
      })),
    ]),
  );
}

/** Runs containers that were built before `CONTAINER`: they need the federation's own runtime in the page. */
export function createOldContainers(shares: ShareScope): FederationRuntime {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedOf(shares),
    // The default, version-first, lets one dead remote fail every later share lookup.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'fleetfoot-remotes',
        createScript: ({ url }) => ({ script: containerScript(url), timeout: SCRIPT_TIMEOUT_MS }),
        errorLoadShare: ({ shareScopeMap }) => forgetFailedShares(shareScopeMap),
      },
    ],
  });

  function register({ name, url }: { name: string; url: string }, force: boolean): void {
    host.registerRemotes([{ name, entry: url, type: 'global', entryGlobalName: name }], { force });
  }

  return {
    load(container) {
      register(container, false);
      return host.loadRemote(`${container.name}/remote`);
    },
    forget(container) {
      register(container, true);
      forgetFailedShares(host.shareScopeMap);
    },
  };
}

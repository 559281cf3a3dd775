import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { containerName } from '../build/container.js';
import { integrityOf } from './admitted-scripts';
import { askAgain } from './ask-again';
import { RemoteError } from './remote-error';
import { checkedScriptUrl } from './script-policy';

/** A remote's container script. */
export interface Container {
  readonly id: string;
  readonly url: string;
}

/** Longest wait for a container script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 8_000;

/** Requests for a container script: it can have been preloaded in vain, and damaged besides. */
const ATTEMPTS = 3;

/** Folder of a URL with the slash at its end, and file. */
function partsOf(url: string): [folder: string, file: string] {
  const end = url.lastIndexOf('/') + 1;
  return [url.slice(0, end), url.slice(end)];
}

/** URL by which the runtime and its developer tools know a container. Nothing is requested from it. */
export function manifestUrl({ url }: Container): string {
  return `${partsOf(url)[0]}mf-manifest.json`;
}

/** Manifest of a container. It names no assets: the page preloads them. */
function manifestOf({ id, url }: Container) {
  const [publicPath, file] = partsOf(url);
  const none = { sync: [], async: [] };
  return {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      buildInfo: { buildVersion: '', buildName: id },
      remoteEntry: { name: file, path: '', type: 'global' },
      globalName: containerName(id),
      publicPath,
    },
    shared: [],
    remotes: [],
    exposes: [{ id: `${id}:remote`, name: 'remote', path: './remote', assets: { js: none, css: none } }],
  };
}

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

/**
 * Loads a container that failed again, as long as the server has it.
 * @throws RemoteError of the kind of the failure
 */
async function loadAgain(args: Parameters<LoadEntryError>[0]) {
  const { getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey } = args;
  const { entry } = remoteInfo;
  for (let attempt = 1; ; attempt += 1) {
    const fault = await askAgain(entry);
    const mayLoad = fault === undefined || fault === 'damaged';
    if (!mayLoad || attempt === ATTEMPTS)
      throw new RemoteError(fault ?? 'malformed', `${entry} did not load.`);
    delete globalLoading[uniqueKey];
    try {
      return await getRemoteEntry({ origin, remoteInfo });
    } catch {
      // The next round asks the server why.
    }
  }
}

/**
 * The rules of this page for the runtime of Module Federation.
 * @param containers by the remote's id, from the registry
 */
export function federationPlugin(containers: ReadonlyMap<string, Container>): ModuleFederationRuntimePlugin {
  return {
    name: 'fleetfoot',

    /** Answers from the registry, which has told what a manifest would. */
    fetch(_url, _init, remote) {
      const container = remote && containers.get(remote.name);
      if (container) return Promise.resolve(new Response(JSON.stringify(manifestOf(container))));
    },

    /** A script element for a container, checked and without credentials. */
    createScript({ url }) {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = checkedScriptUrl(url);
      script.integrity = integrityOf(script.src);
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },

    // The library's type is a promise of a promise, and there is no such value.
    loadEntryError: loadAgain as unknown as LoadEntryError,

    /** Makes a shared module that did not load be asked for again: the runtime keeps the first attempt. */
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) share.loading = null;
    },
  };
}

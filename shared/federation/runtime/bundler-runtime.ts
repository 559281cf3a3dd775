import { compareVersions, isWithin } from '../build/semver.js';

type Factory = () => unknown;
type Getter = () => Factory | Promise<Factory>;

/** What a host provides, by name and version. */
export type ShareScope = Record<string, Record<string, { readonly get: Getter }>>;

/** A shared module that a bundle takes. */
interface Consumed {
  readonly shareKey: string;
  readonly requiredVersion: string;
  /** In a host its own copy; in a remote what says that there is none. */
  readonly fallback: Getter;
}

/** webpack's runtime in one bundle, as far as the federation plugin has it share modules. */
export interface WebpackRequire {
  /** Modules, not yet run. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  readonly c: Record<string, unknown>;
  /** Share scopes by name. */
  readonly S: Record<string, ShareScope>;
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>> };
  readonly federation: {
    readonly initOptions: {
      readonly shared?: Readonly<
        Record<string, readonly { readonly version: string; readonly get: Getter }[]>
      >;
    };
  };
}

interface InitialConsumes {
  readonly webpackRequire: WebpackRequire;
  readonly initialConsumes: readonly string[];
}

interface ChunkConsumes {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: string;
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  /** By module id: what is under way, or 0 for what is there. */
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly promises: Promise<void>[];
}

/** The scope of the share table; there is no other. */
const SCOPE = 'default';

/** The newest version within the range, or what the bundle has for that there is none. */
function getterOf({ S, consumesLoadingData }: WebpackRequire, id: string): Getter {
  const { shareKey, requiredVersion, fallback } = consumesLoadingData.moduleIdToConsumeDataMapping[
    id
  ] as Consumed;
  const provided = S[SCOPE]?.[shareKey] ?? {};
  const [newest] = Object.keys(provided)
    .filter((version) => isWithin(version, requiredVersion))
    .sort((a, b) => compareVersions(b, a));
  return (newest !== undefined && provided[newest]?.get) || fallback;
}

function install({ m, c }: WebpackRequire, id: string, factory: () => Factory): void {
  m[id] = (module) => {
    // One that throws is run again when it is asked for again.
    delete c[id];
    module.exports = factory()();
  };
}

async function load(bundle: ChunkConsumes, id: string): Promise<void> {
  const { webpackRequire, installedModules } = bundle;
  try {
    const factory = await getterOf(webpackRequire, id)();
    install(webpackRequire, id, () => factory);
    installedModules[id] = 0;
  } catch (error) {
    // Nothing of a failure is kept: the next import of the chunk asks again.
    delete installedModules[id];
    throw error;
  }
}

/** What the federation plugin writes into each bundle calls these, in place of those of its own runtime (ADR 36). */
export const bundlerRuntime = {
  /** A host provides what was bundled for that. */
  init({ webpackRequire }: { readonly webpackRequire: WebpackRequire }): true {
    const { shared } = webpackRequire.federation.initOptions;
    if (shared !== undefined)
      webpackRequire.S[SCOPE] = Object.fromEntries(
        Object.entries(shared).map(([key, versions]) => [
          key,
          Object.fromEntries(versions.map((provided) => [provided.version, provided])),
        ]),
      );
    return true;
  },

  /** A remote takes what the page's host provides. */
  initContainerEntry({
    webpackRequire,
    shareScope,
  }: {
    webpackRequire: WebpackRequire;
    shareScope: ShareScope;
  }) {
    webpackRequire.S[SCOPE] = shareScope;
  },

  /** Shared modules that the first chunk needs are provided by the bundle itself, and at hand. */
  installInitialConsumes({ webpackRequire, initialConsumes }: InitialConsumes): void {
    for (const id of initialConsumes)
      install(webpackRequire, id, () => getterOf(webpackRequire, id)() as Factory);
  },

  /** Shared modules that a chunk needs are asked for with it. */
  consumes(bundle: ChunkConsumes): void {
    const { chunkId, chunkMapping, installedModules, promises } = bundle;
    for (const id of chunkMapping[chunkId] ?? []) {
      installedModules[id] ??= load(bundle, id);
      if (installedModules[id] !== 0) promises.push(installedModules[id]);
    }
  },

  /** Scopes are filled at the start; there is nothing to wait for. */
  I: () => true,
};

// What the plugin asks for, as it asks: it takes the object that it names `runtime` for a sign that there is one.
export default { runtime: {}, bundlerRuntime };

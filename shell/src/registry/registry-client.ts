import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { entryFor, type ReleasedRegistry, type ReleaseTrust } from '@fleetfoot/shared/release';
import { previewName } from '../preview/preview-name';
import { remember } from '../remember';
import type { createReleaseFeed } from './release-feed';

export interface RegistryClient {
  /** The remotes, each in the version that this organisation gets; none before the first copy. */
  remotes(): readonly RegistryEntry[];
  find(id: string): RegistryEntry | undefined;
  /** A line with its files, which a page with many remotes comes without; as it is when they cannot be had now. */
  whole(entry: RegistryEntry): Promise<RegistryEntry>;
  /** Whether every remote of the last copy could be believed. */
  isWhole(): boolean;
  /** Whether pages may have a service worker. */
  mayHaveWorker(): boolean;
  /** Whether a version was taken back. */
  isWithdrawn(id: string, version: string): boolean;
  /** @throws when neither the page nor the store has a registry */
  load(): Promise<void>;
  /**
   * Reads it again; says whether that succeeded. Whatever is not believed changes nothing. Callers at the same time share one
   * request.
   * @param cache `no-cache` takes an unchanged answer from the browser's cache, where a damaged one would stay
   */
  refresh(cache?: RequestCache): Promise<boolean>;
}

export interface RegistryClientOptions {
  /** The organisation that the user works for. */
  readonly organizationID: () => string | undefined;
  /** Whose releases are believed. */
  readonly trust: () => Promise<ReleaseTrust>;
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
  /** Called after every good copy. */
  readonly onChange: () => void;
}

/** What the server has put into the page: it was checked there, like all else in the page. */
function pageRegistry(): ReleasedRegistry | undefined {
  const text = document.getElementById('registry')?.textContent;
  return text ? (JSON.parse(text) as ReleasedRegistry) : undefined;
}

export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { organizationID, trust, report, onChange } = options;
  let believed: ReleasedRegistry = { remotes: [] };
  let known = believed;
  let previewed = (registry: ReleasedRegistry) => registry;
  let feed: Promise<ReturnType<typeof createReleaseFeed>> | undefined;
  let refreshing: Promise<boolean> | undefined;

  async function openFeed() {
    // No page needs it for its first paint.
    const [{ createReleaseFeed: open }, trusted] = await Promise.all([import('./release-feed'), trust()]);
    return open({
      trust: trusted,
      known: believed.remotes,
      onRefused: (remote, error) => report(error, { registry: 'statement refused', remote }),
    });
  }

  function take(registry: ReleasedRegistry): void {
    believed = registry;
    known = previewed(registry);
    onChange();
  }

  /** Puts the version that this tab asks for in its remote's place. */
  async function preview(name: string): Promise<void> {
    const { openPreview } = await import('../preview/open-preview');
    previewed = await openPreview({
      ...{ name, report, registry: believed, trust: await trust() },
      onChange: () => take(believed),
    });
    take(believed);
  }

  async function read(cache: RequestCache): Promise<void> {
    feed ??= openFeed();
    try {
      take(await (await feed)(cache));
    } catch (error) {
      // What could not be loaded is asked for again; what the feed believes is kept with it.
      if (await feed.then(() => false).catch(() => true)) feed = undefined;
      throw error;
    }
  }

  async function readAgain(cache: RequestCache): Promise<boolean> {
    try {
      await read(cache);
      return true;
    } catch (error) {
      report(error, { registry: 'refresh' });
      return false;
    }
  }

  function refresh(cache: RequestCache = 'reload'): Promise<boolean> {
    refreshing ??= readAgain(cache).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  const released = (id: string) => known.remotes.find((remote) => remote.id === id);
  const choose = remember(({ remotes }: ReleasedRegistry, organization: string | undefined) =>
    remotes.map((remote) => entryFor(remote, organization)),
  );
  const remotes = () => choose(known, organizationID());
  const find = (id: string) => remotes().find((entry) => entry.id === id);

  return {
    remotes,
    find,
    async whole(entry) {
      if (released(entry.id)?.isBrief) await refresh('no-cache');
      return find(entry.id) ?? entry;
    },
    isWhole: () => known.isPartial !== true,
    mayHaveWorker: () => believed.worker !== false,
    isWithdrawn: (id, version) => released(id)?.withdrawn?.includes(version) ?? false,
    async load() {
      const registry = pageRegistry();
      if (registry) take(registry);
      else await read('no-cache');
      const name = previewName();
      if (name) await preview(name);
    },
    refresh,
  };
}

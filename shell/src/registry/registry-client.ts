import { fetchJson } from '../config/fetch-json';
import { type KnownRemote, readRegistry } from './read-registry';

export interface RegistryClient {
  /** The remotes of the last good copy; none before the first. */
  remotes(): readonly KnownRemote[];
  find(id: string): KnownRemote | undefined;
  /** @throws when the registry cannot be had; the last good copy stays */
  load(): Promise<void>;
  /** Like `load`, without throwing; says whether it succeeded. Callers at the same time share one request. */
  refresh(): Promise<boolean>;
}

export interface RegistryClientOptions {
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
  /** Called after every good copy. */
  readonly onChange: () => void;
}

export function createRegistryClient({ report, onChange }: RegistryClientOptions): RegistryClient {
  let remotes: readonly KnownRemote[] = [];
  let refreshing: Promise<boolean> | undefined;

  async function read(cache: RequestCache): Promise<void> {
    const registry = readRegistry(await fetchJson('/remotes.json', cache));
    for (const error of registry.refused) report(error, { registry: 'entry refused' });
    for (const { entry, problem } of registry.remotes) {
      if (problem !== undefined) report(problem, { registry: 'entry incomplete', remote: entry.id });
    }
    remotes = registry.remotes;
    onChange();
  }

  async function readAgain(): Promise<boolean> {
    try {
      await read('no-cache');
      return true;
    } catch (error) {
      report(error, { registry: 'refresh' });
      return false;
    }
  }

  return {
    remotes: () => remotes,
    find: (id) => remotes.find(({ entry }) => entry.id === id),
    load: () => read('default'),
    refresh() {
      refreshing ??= readAgain().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
}

import {
  createReleaseReader,
  type ReleasedRegistry,
  type ReleaseError,
  type ReleaseTrust,
} from '@fleetfoot/shared/release';
import type { ReleaseStore } from './release-store';

export interface ReleasedRegistryOptions {
  readonly store: Pick<ReleaseStore, 'all' | 'mayHaveWorker' | 'past'>;
  readonly trust: () => Promise<ReleaseTrust>;
  /** Told of each statement that is not believed, once. */
  readonly onRefused: (remote: string, error: ReleaseError) => void;
}

/**
 * What is current of every remote, as far as it is believed. It remembers what it believed: a store that goes back to older
 * statements, or tells anything else, changes nothing while this process lives.
 * @returns a function that rejects when the store or the keys cannot be had
 */
export function releasedRegistry({
  store,
  trust,
  onRefused,
}: ReleasedRegistryOptions): () => Promise<ReleasedRegistry> {
  let present: ReleasedRegistry = { remotes: [] };
  let reader: { readonly keys: string; readonly read: ReturnType<typeof createReleaseReader> } | undefined;

  async function currentReader() {
    const trusted = await trust();
    const keys = JSON.stringify(trusted);
    if (reader?.keys === keys) return reader.read;
    // What a key signed that is believed no more is forgotten, but for its number.
    const from = Object.fromEntries(present.remotes.map(({ id, sequence }) => [id, sequence]));
    const read = createReleaseReader({ trust: trusted, from, onRefused, past: store.past });
    reader = { keys, read };
    return read;
  }

  return async () => {
    const [read, releases, mayHaveWorker] = await Promise.all([
      currentReader(),
      store.all(),
      store.mayHaveWorker(),
    ]);
    present = await read(releases);
    return mayHaveWorker ? present : { ...present, worker: false };
  };
}

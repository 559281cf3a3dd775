import {
  createReleaseReader,
  type PublishedRelease,
  type ReleasedRegistry,
  type ReleasedRemote,
  type ReleaseError,
  type ReleaseTrust,
} from '@fleetfoot/shared/release';
import { fetchJson } from '../config/fetch-json';

export interface ReleaseFeedOptions {
  readonly trust: ReleaseTrust;
  /** What the page came with. */
  readonly known: readonly ReleasedRemote[];
  readonly onRefused: (remote: string, error: ReleaseError) => void;
}

/**
 * Reads what is current while the page is open. Unlike what the page came with, this is believed only when it is signed.
 * @returns a function that takes how to ask, and throws when the store cannot be had
 */
export function createReleaseFeed(
  options: ReleaseFeedOptions,
): (cache: RequestCache) => Promise<ReleasedRegistry> {
  const read = createReleaseReader(options);
  return async (cache) => {
    const value = (await fetchJson('/remotes.json', cache)) as {
      readonly releases?: unknown;
      readonly worker?: unknown;
    } | null;
    if (!Array.isArray(value?.releases)) throw new Error('/remotes.json holds no list of releases.');
    const registry = await read(value.releases as readonly PublishedRelease[]);
    return { ...registry, worker: value.worker !== false };
  };
}

import type { Live } from './live';
import { collectionSource } from './live-source';
import type { LiveSource } from './live-store';
import type { CollectionQuery, CollectionTarget, ParseDocument } from './query';
import { useLive } from './use-live';

/**
 * Shows a collection and follows its changes until unmount.
 * @param query same by value, same listener: it may be written inline
 */
export function useLiveCollection<T>({ parse, ...target }: CollectionQuery<T>): Live<readonly T[]> {
  const sourceOf: (target: CollectionTarget, parse: ParseDocument<T>) => LiveSource<readonly T[]> =
    collectionSource;
  return useLive(target, parse, sourceOf);
}

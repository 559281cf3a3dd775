import type { DraftStore } from '@fleetfoot/shared/contract';

export interface Drafts extends DraftStore {
  isEmpty(): boolean;
  discardAll(): void;
}

/** What was typed and not yet saved, in memory. */
export function createDrafts(): Drafts {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    discard: (key) => void values.delete(key),
    isEmpty: () => values.size === 0,
    discardAll: () => values.clear(),
  };
}

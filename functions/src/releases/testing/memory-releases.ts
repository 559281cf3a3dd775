import type { StoredRelease } from '@fleetfoot/shared/model/release/release';
import type { FileStore } from '../file-store';
import type { PastRelease, ReleaseStore } from '../release-store';

const MOST_PAST = 20;

function sequenceOf(statement: string): number {
  return (JSON.parse(statement) as { sequence: number }).sequence;
}

/** A store in memory, for what is not about the database. */
export function memoryStore(now: () => Date = () => new Date()): ReleaseStore {
  const current = new Map<string, StoredRelease>();
  const past = new Map<string, PastRelease[]>();
  return {
    all: async () => [...current].map(([remote, release]) => ({ remote, ...release })),
    mayHaveWorker: async () => true,
    current: async (remote) => current.get(remote),
    past: async (remote, before = Infinity) =>
      (past.get(remote) ?? []).filter(({ statement }) => sequenceOf(statement) < before).slice(0, MOST_PAST),
    async publish(remote, sequence, { statement, keyID, signature }) {
      const before = current.get(remote);
      if (sequence !== (before?.sequence ?? 0) + 1) return { conflict: before?.sequence ?? 0 };
      const signed = { statement, keyID, signature, publishedAt: now() };
      current.set(remote, { enabled: true, ...before, ...signed, sequence });
      past.set(remote, [signed, ...(past.get(remote) ?? [])]);
      return {};
    },
    async set(remote, switches) {
      const before = current.get(remote);
      if (before) current.set(remote, { ...before, ...switches });
    },
  };
}

/** Files in memory. */
export function memoryFiles(): FileStore & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read: async (name) => files.get(name),
    async write(name, content) {
      if (!files.has(name)) files.set(name, content);
    },
  };
}

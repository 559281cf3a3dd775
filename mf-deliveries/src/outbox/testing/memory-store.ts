import type { OutboxEntry, OutboxStore } from '../outbox-entry';

/** A device's storage; `entries` outlives its outbox, as a closed browser's does. */
export function memoryStore<Payload>(
  entries = new Map<string, OutboxEntry<Payload>>(),
): OutboxStore<Payload> {
  return {
    list: async () => [...entries.values()],
    get: async (id) => entries.get(id),
    put: async (entry) => void entries.set(entry.id, entry),
    change: async (id, change) => {
      const entry = entries.get(id);
      if (entry) entries.set(id, { ...entry, ...change });
    },
    remove: async (id) => void entries.delete(id),
  };
}

/** Runs a piece of work unless another window is at the same entry; `undefined` when it is. */
export type EntryLock = <T>(id: string, work: () => Promise<T>) => Promise<T | undefined>;

/** A lock among all windows of a browser; where there are no such locks, within this one. */
export function entryLock(): EntryLock {
  const held = new Set<string>();

  async function within<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    if (held.has(id)) return undefined;
    held.add(id);
    try {
      return await work();
    } finally {
      held.delete(id);
    }
  }

  return async (id, work) => {
    // Missing in old browsers and on pages without a secure origin, although the types say otherwise.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return within(id, work);
    return locks.request(`fleetfoot.outbox.${id}`, { ifAvailable: true }, async (lock) =>
      lock ? work() : undefined,
    );
  };
}

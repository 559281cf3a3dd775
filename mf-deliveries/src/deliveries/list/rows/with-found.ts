import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';

/** What is loaded with what was found besides, each once, newest first. What is loaded is the fresher of two. */
export function withFound(loaded: readonly Delivery[], found: readonly Delivery[]): readonly Delivery[] {
  const ids = new Set(loaded.map(({ id }) => id));
  const added = new Map(found.filter(({ id }) => !ids.has(id)).map((delivery) => [delivery.id, delivery]));
  if (added.size === 0) return loaded;
  return [...loaded, ...added.values()].sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

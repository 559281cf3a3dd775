import { type Delivery, parseContactNumber } from '@fleetfoot/shared/domain';
import type { CollectionQuery } from '@fleetfoot/shared/firebase';
import { deliveriesWith } from '../deliveries.queries';

/** Shorter ones are still being typed. */
const FEWEST_CHARACTERS = 3;

/** The questions that the database can answer about a search: is it a reference, or somebody's telephone number? */
export function exactQueries(organizationId: string, search: string): readonly CollectionQuery<Delivery>[] {
  const text = search.trim();
  if (text.length < FEWEST_CHARACTERS) return [];
  const number = parseContactNumber(text);
  return [
    deliveriesWith(organizationId, 'external_id', text),
    ...(number === undefined
      ? []
      : [
          deliveriesWith(organizationId, 'dropoff_phone_number', number),
          deliveriesWith(organizationId, 'pickup_phone_number', number),
        ]),
  ];
}

/** What is loaded with what was found besides, each once, newest first. What is loaded is the fresher of two. */
export function withFound(loaded: readonly Delivery[], found: readonly Delivery[]): readonly Delivery[] {
  const ids = new Set(loaded.map(({ id }) => id));
  const added = new Map(found.filter(({ id }) => !ids.has(id)).map((delivery) => [delivery.id, delivery]));
  if (added.size === 0) return loaded;
  return [...loaded, ...added.values()].sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

import { parseContactNumber } from '@fleetfoot/shared/domain';
import { type CollectionQuery, fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';
import { exactDeliveriesQuery } from '../data';
import type { ListQuery } from '../query/list-query';

type ExactSearch = Pick<ListQuery, 'search' | 'status'>;

/** Shorter ones are still being typed. */
const FEWEST_CHARACTERS = 3;

/** The questions that the database can answer about a search: is it a reference, or somebody's telephone number? */
export function exactQueries(
  orgID: string,
  { search, status }: ExactSearch,
): readonly CollectionQuery<Delivery>[] {
  const text = search.trim();
  if (text.length < FEWEST_CHARACTERS) return [];
  const number = parseContactNumber(text);
  return [
    exactDeliveriesQuery(orgID, status, ['external_id', text]),
    ...(number === undefined
      ? []
      : [
          exactDeliveriesQuery(orgID, status, ['dropoff_phone_number', number]),
          exactDeliveriesQuery(orgID, status, ['pickup_phone_number', number]),
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

const PAUSE_MS = 500;
const NOTHING: readonly Delivery[] = [];

/** Deliveries of any age whose reference or telephone number is what was searched for, once typing pauses. */
export function useExactMatches(orgID: string, { search, status }: ExactSearch): readonly Delivery[] {
  const { report } = useServices();
  const [found, setFound] = useState<ExactSearch & { readonly deliveries: readonly Delivery[] }>();
  useEffect(() => {
    const queries = exactQueries(orgID, { search, status });
    if (queries.length === 0) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const answers = await Promise.all(queries.map((query) => fetchCollection(query)));
        if (isCurrent) setFound({ search, status, deliveries: answers.flat() });
      } catch (error) {
        // The list says how far it was searched without this.
        report(error, { search: 'exact' });
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [orgID, search, status, report]);
  return found?.search === search && found.status === status ? found.deliveries : NOTHING;
}

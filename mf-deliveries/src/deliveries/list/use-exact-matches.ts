import type { Delivery } from '@fleetfoot/shared/domain';
import { fetchCollection } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';
import { exactQueries } from './exact-search';

const PAUSE_MS = 500;
const NOTHING: readonly Delivery[] = [];

/** Deliveries of any age whose reference or telephone number is what was searched for, once typing pauses. */
export function useExactMatches(organizationId: string, search: string): readonly Delivery[] {
  const { report } = useServices();
  const [found, setFound] = useState<{ readonly search: string; readonly deliveries: readonly Delivery[] }>();
  useEffect(() => {
    const queries = exactQueries(organizationId, search);
    if (queries.length === 0) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const answers = await Promise.all(queries.map((query) => fetchCollection(query)));
        if (isCurrent) setFound({ search, deliveries: answers.flat() });
      } catch (error) {
        // The list says how far it was searched without this.
        report(error, { search: 'exact' });
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [organizationId, search, report]);
  return found?.search === search ? found.deliveries : NOTHING;
}

import type { Delivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';
import type { ExactSearch } from './exact-queries';

const PAUSE_MS = 500;
const NOTHING: readonly Delivery[] = [];

/** Deliveries of any age whose reference or telephone number is what was searched for, once typing pauses. */
export function useExactMatches(orgID: string, { search, status }: ExactSearch): readonly Delivery[] {
  const { report } = useServices();
  const [found, setFound] = useState<ExactSearch & { readonly deliveries: readonly Delivery[] }>();
  useEffect(() => {
    if (search.trim() === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { findExact } = await import(/* webpackChunkName: "exact-queries" */ './exact-queries');
        const deliveries = await findExact(orgID, { search, status });
        if (isCurrent) setFound({ search, status, deliveries });
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

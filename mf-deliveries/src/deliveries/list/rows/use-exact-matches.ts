import { cleanText } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type ExactSearch, findExact } from './exact-queries';

const PAUSE_MS = 500;
const NOTHING: readonly Delivery[] = [];

/** Deliveries of any age whose reference or telephone number is what was searched for, once typing pauses. */
export function useExactMatches(orgID: string, { search, status }: ExactSearch): readonly Delivery[] {
  const { report } = useServices();
  const [found, setFound] = useState<ExactSearch & { readonly deliveries: readonly Delivery[] }>();
  useEffect(() => {
    if (cleanText(search) === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
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

interface ExactMatchesProps {
  readonly orgID: string;
  readonly query: ExactSearch;
  /** Whether what was searched for may be among what is not loaded. */
  readonly isDue: boolean;
  /** Stable. */
  readonly onFound: (deliveries: readonly Delivery[]) => void;
}

/** Tells what was found besides what is loaded. Renders nothing. */
export function ExactMatches({ orgID, query, isDue, onFound }: ExactMatchesProps) {
  const { search, status } = query;
  const found = useExactMatches(orgID, { search: isDue ? search : '', status });
  // Before anything is painted: what was found of other deliveries is no part of these.
  useLayoutEffect(() => onFound(found), [found, onFound]);
  return undefined;
}

import { fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';
import { exactDeliveriesQuery } from '../list/rows/exact-queries';

const PAUSE_MS = 300;

/** Deliveries of any age with this reference, from the server. */
export function fetchNamesakes(orgID: string, reference: string): Promise<readonly Delivery[]> {
  return fetchCollection(exactDeliveriesQuery(orgID, '', ['external_id', reference]));
}

/**
 * Another delivery that has the reference already, once typing pauses.
 * @param known deliveries that need not be asked for
 * @param ownID gives the present id of the delivery being written, which may have been sent before
 */
export function useDuplicate(
  orgID: string,
  reference: string,
  known: readonly Delivery[],
  ownID: () => string,
): Delivery | undefined {
  const { report } = useServices();
  const [asked, setAsked] = useState<{ readonly reference: string; readonly found: readonly Delivery[] }>();
  const isOwn = ({ id }: Delivery) => id === ownID() || id.startsWith(`${ownID()}-`);
  const isOther = (delivery: Delivery) => delivery.external_id === reference && !isOwn(delivery);
  const isKnown = known.some(isOther);

  useEffect(() => {
    if (reference === '' || isKnown) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      fetchNamesakes(orgID, reference).then(
        (found) => isCurrent && setAsked({ reference, found }),
        // A warning that does not come stops nobody.
        (error: unknown) => report(error, { asking: 'reference' }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [orgID, reference, isKnown, report]);

  return known.find(isOther) ?? (asked?.reference === reference ? asked.found.find(isOther) : undefined);
}

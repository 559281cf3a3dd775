import { observeDocument } from '@fleetfoot/shared/firebase';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isOnTheRoad } from '@fleetfoot/shared/model/delivery/delivery-status';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';
import { courierPositionQuery } from '../../record-queries';
import { reportUnfollowed, useIsVisible } from '../../ride/use-ride';

/** Each is a listener of its own: of more the first of the list are followed. */
const MOST_FOLLOWED = 20;

/** Where couriers are, by the ids of deliveries. */
export type CourierPositions = ReadonlyMap<string, CourierPosition>;

const NOWHERE: CourierPositions = new Map();

/** Follows the couriers of deliveries on the road while somebody looks: a hidden tab reads nothing. */
export function useCouriers(deliveries: readonly Delivery[]): CourierPositions {
  const { report } = useServices();
  const { id: orgID } = useOrganization();
  const isVisible = useIsVisible();
  const [positions, setPositions] = useState(NOWHERE);
  const riding = deliveries.filter(({ status }) => isOnTheRoad(status)).slice(0, MOST_FOLLOWED);
  // The same deliveries in another order are followed on.
  const followed = riding
    .map(({ id }) => id)
    .sort()
    .join(' ');
  useEffect(() => {
    if (followed === '' || !isVisible) return undefined;
    const ids = followed.split(' ');
    setPositions((before) => new Map([...before].filter(([id]) => ids.includes(id))));
    const ends = ids.map((id) =>
      observeDocument(courierPositionQuery(orgID, id), {
        next: (position) =>
          setPositions((before) => {
            const after = new Map(before);
            if (position) after.set(id, position);
            else after.delete(id);
            return after;
          }),
        fail: (error) => reportUnfollowed(report, error),
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [followed, isVisible, orgID, report]);
  return followed === '' ? NOWHERE : positions;
}

import { type DocumentObserver, observeDocument } from '@fleetfoot/shared/firebase';
import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useCallback } from 'react';
import { courierPositionQuery } from '../record-queries';
import { type Ride, useRide } from './use-ride';

/** Follows the courier of an organisation's delivery, as far as there is one. */
export function useCourierRide(
  orgID: string,
  deliveryID: string,
  delivery: Pick<Delivery, 'status'> | undefined,
): Ride | undefined {
  const follow = useCallback(
    (observer: DocumentObserver<CourierPosition>) =>
      observeDocument(courierPositionQuery(orgID, deliveryID), observer),
    [orgID, deliveryID],
  );
  return useRide(delivery, follow);
}

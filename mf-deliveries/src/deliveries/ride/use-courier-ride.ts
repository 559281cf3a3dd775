import { type DocumentObserver, observeDocument } from '@fleetfoot/shared/firebase';
import type { CourierPosition, Delivery } from '@fleetfoot/shared/model';
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

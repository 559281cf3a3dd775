import type { Delivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect } from 'react';
import { deliveryName } from '../delivery-name';

/** Says in the tab's title which delivery it is and how far, for who has many tabs. */
export function usePageTitle(delivery: Delivery | undefined, status = delivery?.status): void {
  const { titlePage } = useServices();
  const title = delivery && `${deliveryName(delivery)}, ${status}`;
  useEffect(() => {
    if (title !== undefined) titlePage?.(title);
  }, [title, titlePage]);
}

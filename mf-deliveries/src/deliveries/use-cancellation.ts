import type { Delivery } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { useState } from 'react';
import { deliveryName } from './delivery-name';
import { useIsMounted } from './use-is-mounted';

interface Cancellation {
  /**
   * What is being cancelled. The live document is gone before the delete call answers; until the page is left it goes
   * on showing this.
   */
  readonly cancelling: Delivery | undefined;
  /** Deletes the delivery and goes to the list; rejects when it is not deleted. */
  cancel(delivery: Delivery): Promise<void>;
}

export function useCancellation(remove: (deliveryId: string) => Promise<void>): Cancellation {
  const services = useServices();
  const isMounted = useIsMounted();
  const [cancelling, setCancelling] = useState<Delivery>();

  async function cancel(delivery: Delivery) {
    setCancelling(delivery);
    try {
      await remove(delivery.id);
    } catch (error) {
      setCancelling(undefined);
      services.report(error, { message: 'Cancellation was not successful', deliveryId: delivery.id });
      throw error;
    }
    services.announce(`Delivery ${deliveryName(delivery)} is cancelled.`);
    if (isMounted()) services.navigate('/deliveries', { replace: true });
  }

  return { cancelling, cancel };
}

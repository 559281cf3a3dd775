import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useServices } from '@fleetfoot/shared/remote';
import { useState } from 'react';
import { detailTexts } from '../../texts/detail';
import { usePageTexts } from '../../texts/page-texts';
import { deliveryName } from '../delivery-name';
import { useIsMounted } from '../use-is-mounted';

interface Cancellation {
  /**
   * What is being cancelled. The live document is gone before the call answers; until the page is left it goes on
   * showing this.
   */
  readonly cancelling: Delivery | undefined;
  /** Cancels the delivery and goes to the list; rejects when it is not cancelled. */
  begin(delivery: Delivery): Promise<void>;
}

export function useCancellation(cancel: (deliveryID: string) => Promise<void>): Cancellation {
  const services = useServices();
  const texts = usePageTexts(detailTexts);
  const isMounted = useIsMounted();
  const [cancelling, setCancelling] = useState<Delivery>();

  async function begin(delivery: Delivery) {
    setCancelling(delivery);
    try {
      await cancel(delivery.id);
    } catch (error) {
      setCancelling(undefined);
      services.report(error, { message: 'Cancellation was not successful', deliveryID: delivery.id });
      throw error;
    }
    services.announce(texts.cancelled(deliveryName(delivery)));
    if (isMounted()) services.navigate('/deliveries', { replace: true });
  }

  return { cancelling, begin };
}

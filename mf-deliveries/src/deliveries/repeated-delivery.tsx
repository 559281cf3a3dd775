import { newDocumentId, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useServices } from '@fleetfoot/shared/remote';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { deliveryById } from './deliveries.queries';
import { DeliveryNotFound } from './delivery-not-found';
import { NewDelivery, type NewDeliveryProps } from './new-delivery';
import { repeatDelivery } from './repeat-delivery';

interface RepeatedDeliveryProps extends Omit<NewDeliveryProps, 'draftKey' | 'begin'> {
  readonly organizationId: string;
  readonly deliveryId: string;
}

/** A new delivery that begins with the details of another one. */
export function RepeatedDelivery({ organizationId, deliveryId, ...form }: RepeatedDeliveryProps) {
  const { now } = useServices();
  const live = useLiveDocument(deliveryById(organizationId, deliveryId));
  return (
    <LiveView result={live} skeleton={<SkeletonRows rows={8} label="Loading the delivery" />}>
      {(delivery) =>
        delivery ? (
          <NewDelivery
            draftKey={`repeat.${deliveryId}`}
            begin={{ id: newDocumentId(), values: repeatDelivery(delivery, now()), of: deliveryId }}
            {...form}
          />
        ) : (
          <DeliveryNotFound />
        )
      }
    </LiveView>
  );
}

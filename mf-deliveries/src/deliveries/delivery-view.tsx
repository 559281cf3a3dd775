import type { Delivery } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { CancelDelivery } from './cancel-delivery';
import { DeliveryDetail } from './delivery-detail';
import { deliveryName } from './delivery-name';
import { DeliveryNotFound } from './delivery-not-found';
import { useCancellation } from './use-cancellation';

interface DeliveryViewProps {
  readonly live: Live<Delivery | undefined>;
  /** Deletes the delivery; rejects with an AppError when it is not deleted. */
  readonly remove: (deliveryId: string) => Promise<void>;
}

export function DeliveryView({ live, remove }: DeliveryViewProps) {
  const { cancelling, cancel } = useCancellation(remove);
  const delivery = cancelling ?? (live.status === 'ready' ? live.data : undefined);
  return (
    <Page
      title={delivery ? deliveryName(delivery) : 'Delivery'}
      back={{ href: '/deliveries', label: 'Deliveries' }}
      actions={delivery && <CancelDelivery name={deliveryName(delivery)} onCancel={() => cancel(delivery)} />}
    >
      {cancelling ? (
        <DeliveryDetail delivery={cancelling} />
      ) : (
        <LiveView result={live} skeleton={<SkeletonRows rows={8} label="Loading the delivery" />}>
          {(data) => (data ? <DeliveryDetail delivery={data} /> : <DeliveryNotFound />)}
        </LiveView>
      )}
    </Page>
  );
}

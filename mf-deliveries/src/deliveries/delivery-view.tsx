import type { Delivery } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { DeliveryActions } from './delivery-actions';
import { DeliveryDetail } from './delivery-detail';
import { deliveryName } from './delivery-name';
import { DeliveryNotFound } from './delivery-not-found';
import type { DeliveryChanges } from './edit/delivery-changes';
import type { StatusChange } from './timeline';
import { useCancellation } from './use-cancellation';

interface DeliveryViewProps {
  readonly live: Live<Delivery | undefined>;
  readonly history: Live<readonly StatusChange[]>;
  /** Names of people, by uid. */
  readonly names: ReadonlyMap<string, string>;
  /** Writes changes; rejects with an AppError when they are not written. */
  readonly edit: (deliveryId: string, changes: DeliveryChanges) => Promise<void>;
  /** Deletes the delivery; rejects with an AppError when it is not deleted. */
  readonly remove: (deliveryId: string) => Promise<void>;
}

export function DeliveryView({ live, history, names, edit, remove }: DeliveryViewProps) {
  const { cancelling, cancel } = useCancellation(remove);
  const delivery = cancelling ?? (live.status === 'ready' ? live.data : undefined);
  return (
    <Page
      title={delivery ? deliveryName(delivery) : 'Delivery'}
      back={{ href: '/deliveries', label: 'Deliveries' }}
      actions={
        delivery && <DeliveryActions delivery={delivery} onEdit={edit} onCancel={() => cancel(delivery)} />
      }
    >
      {cancelling ? (
        <DeliveryDetail delivery={cancelling} history={history} names={names} />
      ) : (
        <LiveView result={live} skeleton={<SkeletonRows rows={8} label="Loading the delivery" />}>
          {(data) =>
            data ? <DeliveryDetail delivery={data} history={history} names={names} /> : <DeliveryNotFound />
          }
        </LiveView>
      )}
    </Page>
  );
}

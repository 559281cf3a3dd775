import type { Live } from '@fleetfoot/shared/firebase';
import { canBeCancelled, type Delivery, type DeliveryEdit } from '@fleetfoot/shared/model';
import { PartButton } from '@fleetfoot/shared/parts';
import { LinkButton, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { deliveryName } from '../delivery-name';
import { EditDelivery } from '../edit/edit-delivery';
import type { CancelDialog } from './cancel-dialog';
import { CancellationHelp } from './cancellation-help';
import { DeliveryDetail } from './delivery-detail';
import { useCancellation } from './use-cancellation';
import type { Story } from './use-story';

const loadCancelDialog = async () => {
  const { CancelDialog } = await import(/* webpackChunkName: "cancel-dialog" */ './cancel-dialog');
  return CancelDialog;
};

interface DeliveryActionsProps {
  readonly delivery: Delivery;
  readonly onEdit: (known: Delivery, changes: DeliveryEdit) => Promise<void>;
  readonly onCancel: () => Promise<void>;
}

function DeliveryActions({ delivery, onEdit, onCancel }: DeliveryActionsProps) {
  return (
    <>
      <LinkButton variant="secondary" href={`/newdelivery?repeat=${delivery.id}`}>
        Repeat
      </LinkButton>
      <EditDelivery delivery={delivery} onEdit={onEdit} />
      <LinkButton variant="secondary" href={`/deliveries/${delivery.id}/waybill`}>
        Waybill
      </LinkButton>
      <PartButton<ComponentProps<typeof CancelDialog>>
        label="Cancel Delivery"
        variant="danger-outline"
        load={loadCancelDialog}
        isOffered={canBeCancelled(delivery)}
        props={{ name: deliveryName(delivery), onCancel }}
      />
    </>
  );
}

interface DeliveryViewProps {
  readonly live: Live<Delivery | undefined>;
  readonly story: Story;
  /** Writes changes; rejects with an AppError when they are not written. */
  readonly edit: (known: Delivery, changes: DeliveryEdit) => Promise<void>;
  /** Rejects with an AppError when it is not cancelled. */
  readonly cancel: (deliveryID: string) => Promise<void>;
  /** The page in place of this one, when the delivery is not there. */
  readonly gone: ReactNode;
  /** Shows until when a delivery's details are kept. */
  readonly privacyOf?: (delivery: Delivery) => ReactNode;
}

export function DeliveryView({ live, story, edit, cancel, gone, privacyOf }: DeliveryViewProps) {
  const { cancelling, begin } = useCancellation(cancel);
  const delivery = cancelling ?? (live.status === 'ready' ? live.data : undefined);
  if (live.status === 'ready' && !delivery) return gone;
  return (
    <Page
      title={delivery ? deliveryName(delivery) : 'Delivery'}
      back={{ href: '/deliveries', label: 'Deliveries' }}
      description={delivery && !canBeCancelled(delivery) && <CancellationHelp delivery={delivery} />}
      actions={
        delivery && <DeliveryActions delivery={delivery} onEdit={edit} onCancel={() => begin(delivery)} />
      }
    >
      {cancelling ? (
        <DeliveryDetail delivery={cancelling} story={story} />
      ) : (
        <LiveView result={live} skeleton={<SkeletonRows rows={8} label="Loading the delivery" />}>
          {(data) => data && <DeliveryDetail delivery={data} story={story} privacy={privacyOf?.(data)} />}
        </LiveView>
      )}
    </Page>
  );
}

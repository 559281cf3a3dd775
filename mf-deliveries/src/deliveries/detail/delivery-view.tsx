import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { canBeCancelled, type DeliveryEdit } from '@fleetfoot/shared/model/delivery/delivery-input';
import { PartButton } from '@fleetfoot/shared/parts';
import { LinkButton, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { AskPrice, Shown } from '../../prices/trip';
import { detailTexts } from '../../texts/detail';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import { deliveryName } from '../delivery-name';
import { EditDelivery } from '../edit/edit-delivery';
import type { Ride } from '../ride/use-ride';
import type { CancelDialog } from './cancel-dialog';
import { CancellationHelp } from './cancellation-help';
import { DeliveryDetail } from './delivery-detail';
import { DeliveryFrame } from './delivery-frame';
import { useCancellation } from './use-cancellation';
import type { Story } from './use-story';

const loadCancelDialog = async () => {
  const { CancelDialog } = await import(/* webpackChunkName: "cancel-dialog" */ './cancel-dialog');
  return CancelDialog;
};

interface DeliveryActionsProps {
  readonly delivery: Delivery;
  readonly ask: AskPrice;
  readonly onEdit: (known: Delivery, changes: DeliveryEdit, shown?: Shown) => Promise<void>;
  readonly onCancel: () => Promise<void>;
}

function DeliveryActions({ delivery, ask, onEdit, onCancel }: DeliveryActionsProps) {
  const texts = usePageTexts(detailTexts);
  return (
    <>
      <LinkButton variant="secondary" href={`/newdelivery?repeat=${delivery.id}`}>
        {texts.repeat}
      </LinkButton>
      <EditDelivery delivery={delivery} ask={ask} onEdit={onEdit} />
      <LinkButton variant="secondary" href={`/deliveries/${delivery.id}/waybill`} data-key="p">
        {texts.waybill}
      </LinkButton>
      <PartButton<ComponentProps<typeof CancelDialog>>
        label={texts.cancel}
        needsConnection
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
  /** While a courier is on the road. */
  readonly ride?: Ride | undefined;
  /** Writes changes; rejects with an AppError when they are not written. */
  readonly edit: (known: Delivery, changes: DeliveryEdit, shown?: Shown) => Promise<void>;
  /** Asks what a trip costs. Stable. */
  readonly ask: AskPrice;
  /** Rejects with an AppError when it is not cancelled. */
  readonly cancel: (deliveryID: string) => Promise<void>;
  /** The page in place of this one, when the delivery is not there. */
  readonly gone: ReactNode;
  /** Shows how a delivery is proved. */
  readonly proofOf?: (delivery: Delivery) => ReactNode;
  /** Shows the link by which a delivery's recipient follows it. */
  readonly trackingOf?: (delivery: Delivery) => ReactNode;
  /** Shows what is wrong with a delivery. */
  readonly problemsOf?: (delivery: Delivery) => ReactNode;
  /** Shows which recurring delivery a delivery is of. */
  readonly recurringOf?: (delivery: Delivery) => ReactNode;
  /** Shows until when a delivery's details are kept. */
  readonly privacyOf?: (delivery: Delivery) => ReactNode;
}

export function DeliveryView(props: DeliveryViewProps) {
  const { live, story, ride, edit, ask, cancel, gone } = props;
  const { proofOf, trackingOf, problemsOf, recurringOf, privacyOf } = props;
  const { cancelling, begin } = useCancellation(cancel);
  const delivery = cancelling ?? (live.status === 'ready' ? live.data : undefined);
  const texts = usePageTexts(detailTexts);
  if (live.status === 'ready' && !delivery) return gone;
  return (
    <DeliveryFrame
      delivery={delivery}
      description={delivery && !canBeCancelled(delivery) && <CancellationHelp delivery={delivery} />}
      actions={
        delivery && (
          <DeliveryActions delivery={delivery} ask={ask} onEdit={edit} onCancel={() => begin(delivery)} />
        )
      }
    >
      {cancelling ? (
        <DeliveryDetail delivery={cancelling} story={story} />
      ) : (
        <PageLiveView result={live} skeleton={<SkeletonRows rows={8} label={texts.loading} />}>
          {(data) =>
            data && (
              <DeliveryDetail
                {...{ delivery: data, story, ride }}
                proof={proofOf?.(data)}
                tracking={trackingOf?.(data)}
                problems={problemsOf?.(data)}
                recurring={recurringOf?.(data)}
                privacy={privacyOf?.(data)}
              />
            )
          }
        </PageLiveView>
      )}
    </DeliveryFrame>
  );
}

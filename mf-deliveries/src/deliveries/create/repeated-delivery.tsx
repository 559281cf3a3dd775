import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { newDocumentID, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { askedProof } from '@fleetfoot/shared/model/delivery/proof';
import { stopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { useServices } from '@fleetfoot/shared/remote';
import { SkeletonRows } from '@fleetfoot/shared/ui';
import { notFoundTexts } from '../../texts/not-found';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import { reopenedTexts } from '../../texts/reopened';
import { deliveryQuery } from '../data';
import { DeliveryNotFound } from '../delivery-not-found';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';
import { NewDelivery, type NewDeliveryProps } from './new-delivery';

const DAY = 86_400_000;

/** The first moment at the same time of day that is still ahead, in whole days: South Africa has no summer time. */
function daysAhead(time: Date, now: Date): number {
  const behind = now.getTime() - time.getTime();
  return behind < 0 ? 0 : Math.floor(behind / DAY) + 1;
}

/**
 * What the form begins with when a delivery is repeated: everything but its reference, at the same time of the next
 * day that it can be.
 */
export function repeatDelivery(delivery: Delivery, now: Date): DeliveryFormValues {
  const { urgency_level, pickup_time, pickup_window, dropoff_window, deliverable_action } = delivery;
  const shift = daysAhead(pickup_window?.start ?? pickup_time, now) * DAY;
  const moved = (time: Date) => toLocalDateTime(new Date(time.getTime() + shift));
  return {
    ...EMPTY_DELIVERY,
    urgency_level,
    deliverable_action,
    proof: askedProof(delivery),
    ...(urgency_level === 'scheduled' && { pickup_time: moved(pickup_time) }),
    ...(pickup_window && {
      pickup_window: { start: moved(pickup_window.start), end: moved(pickup_window.end) },
    }),
    ...(dropoff_window && {
      dropoff_window: { start: moved(dropoff_window.start), end: moved(dropoff_window.end) },
    }),
    pickup: stopValues(delivery, 'pickup'),
    dropoff: stopValues(delivery, 'dropoff'),
  };
}

interface RepeatedDeliveryProps extends Omit<NewDeliveryProps, 'draftKey' | 'begin'> {
  readonly orgID: string;
  readonly deliveryID: string;
}

/** A new delivery that begins with the details of another one. */
export function RepeatedDelivery({ orgID, deliveryID, ...form }: RepeatedDeliveryProps) {
  const { now } = useServices();
  const texts = usePageTexts(reopenedTexts);
  const notFound = usePageTexts(notFoundTexts);
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  return (
    <PageLiveView result={live} skeleton={<SkeletonRows rows={8} label={texts.loading} />}>
      {(delivery) =>
        delivery ? (
          <NewDelivery
            draftKey={`repeat.${deliveryID}`}
            begin={{ id: newDocumentID(), values: repeatDelivery(delivery, now()), of: deliveryID }}
            {...form}
          />
        ) : (
          <DeliveryNotFound texts={notFound} />
        )
      }
    </PageLiveView>
  );
}

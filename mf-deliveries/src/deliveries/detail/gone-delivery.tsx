import { formatDateTime } from '@fleetfoot/shared/domain';
import { type Live, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { SkeletonRows } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { detailTexts } from '../../texts/detail';
import { notFoundTexts } from '../../texts/not-found';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import { DeliveryNotFound } from '../delivery-not-found';
import { DeliveryPrivacy } from '../privacy/delivery-privacy';
import { DeliveryProblems } from '../problems/delivery-problems';
import { cancelledDeliveryQuery } from '../record-queries';
import { DeliveryDetail } from './delivery-detail';
import { DeliveryFrame } from './delivery-frame';
import { nameOf } from './timeline';
import { type Story, useStory } from './use-story';

interface CancelledViewProps {
  readonly live: Live<CancelledDelivery | undefined>;
  readonly story: Story;
  /** Shows what is wrong with a delivery. */
  readonly problemsOf?: (delivery: CancelledDelivery) => ReactNode;
  /** Shows until when a delivery's details are kept. */
  readonly privacyOf?: (delivery: CancelledDelivery) => ReactNode;
}

/** A delivery that was cancelled, as it was: nothing can be done with it. */
export function CancelledView({ live, story, problemsOf, privacyOf }: CancelledViewProps) {
  const delivery = live.status === 'ready' ? live.data : undefined;
  const texts = usePageTexts(detailTexts);
  const notFound = usePageTexts(notFoundTexts);
  const name = delivery && nameOf(delivery.cancelled_by, story.names, texts.timeline);
  const time = delivery && formatDateTime(delivery.cancelled_at);
  return (
    <DeliveryFrame
      delivery={delivery}
      description={time && (name === undefined ? texts.gone(time) : texts.goneBy(name, time))}
    >
      <PageLiveView result={live} skeleton={<SkeletonRows rows={8} label={texts.loading} />}>
        {(data) =>
          data ? (
            <DeliveryDetail
              {...{ delivery: data, story }}
              problems={problemsOf?.(data)}
              privacy={privacyOf?.(data)}
            />
          ) : (
            <DeliveryNotFound texts={notFound} />
          )
        }
      </PageLiveView>
    </DeliveryFrame>
  );
}

interface GoneDeliveryProps {
  readonly orgID: string;
  readonly deliveryID: string;
}

/** The page of a delivery that is not there: it was cancelled, or it never was. */
export function GoneDelivery({ orgID, deliveryID }: GoneDeliveryProps) {
  const live = useLiveDocument(cancelledDeliveryQuery(orgID, deliveryID));
  const story = useStory(orgID, deliveryID, live.status === 'ready' ? live.data : undefined);
  return (
    <CancelledView
      {...{ live, story }}
      problemsOf={(shown) => <DeliveryProblems delivery={shown} />}
      privacyOf={(shown) => <DeliveryPrivacy delivery={shown} />}
    />
  );
}

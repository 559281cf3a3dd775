import { formatDateTime } from '@fleetfoot/shared/domain';
import { type Live, useLiveDocument } from '@fleetfoot/shared/firebase';
import { CANCELLED, type CancelledDelivery } from '@fleetfoot/shared/model';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { deliveryName } from '../delivery-name';
import { DeliveryNotFound } from '../delivery-not-found';
import { DeliveryPrivacy } from '../privacy/delivery-privacy';
import { DeliveryProblems } from '../problems/delivery-problems';
import { cancelledDeliveryQuery } from '../record-queries';
import { DeliveryDetail } from './delivery-detail';
import { nameOf } from './timeline';
import { usePageTitle } from './use-page-title';
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
  usePageTitle(delivery, CANCELLED);
  const name = delivery && nameOf(delivery.cancelled_by, story.names);
  return (
    <Page
      title={delivery ? deliveryName(delivery) : 'Delivery'}
      back={{ href: '/deliveries', label: 'Deliveries' }}
      description={
        delivery &&
        `Cancelled${name === undefined ? '' : ` by ${name}`} on ${formatDateTime(delivery.cancelled_at)}. It is kept as it was, and no courier comes for it.`
      }
    >
      <LiveView result={live} skeleton={<SkeletonRows rows={8} label="Loading the delivery" />}>
        {(data) =>
          data ? (
            <DeliveryDetail
              {...{ delivery: data, story }}
              problems={problemsOf?.(data)}
              privacy={privacyOf?.(data)}
            />
          ) : (
            <DeliveryNotFound />
          )
        }
      </LiveView>
    </Page>
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

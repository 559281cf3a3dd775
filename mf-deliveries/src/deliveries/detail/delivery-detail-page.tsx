import { type DocumentObserver, observeDocument, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { CourierPosition, Delivery, DeliveryEdit } from '@fleetfoot/shared/model';
import { useOrganization, useRouteParams, useServices, useSession } from '@fleetfoot/shared/remote';
import { useCallback } from 'react';
import type { AskPrice } from '../../prices/trip';
import type { Shown } from '../../prices/trip-price';
import { LazyChanges } from '../changes/lazy-changes';
import { deliveryQuery, deliveryWrites } from '../data';
import { DeliveryPrivacy } from '../privacy/delivery-privacy';
import { DeliveryProblems } from '../problems/delivery-problems';
import { DeliveryProof } from '../proof/delivery-proof';
import { DeliveryRecurring } from '../recurring/delivery-recurring';
import { DeliveryTracking } from '../tracking/delivery-tracking';
import { courierPositionQuery } from './data';
import { DeliveryView } from './delivery-view';
import { GoneDelivery } from './gone-delivery';
import { useRide } from './use-ride';
import { useStory } from './use-story';

export function DeliveryDetailPage() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { deliveryID = '' } = useRouteParams();
  const { now } = useServices();
  const { cancel } = deliveryWrites(orgID, uid, now);
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  const story = useStory(orgID, deliveryID, live.status === 'ready' ? live.data : undefined);

  const follow = useCallback(
    (observer: DocumentObserver<CourierPosition>) =>
      observeDocument(courierPositionQuery(orgID, deliveryID), observer),
    [orgID, deliveryID],
  );
  const ride = useRide(live.status === 'ready' ? live.data : undefined, follow);

  const ask = useCallback<AskPrice>(
    async (trip) => {
      const { askPriceOf } = await import(/* webpackChunkName: "edit-dialog" */ '../../prices/ask-price');
      return askPriceOf(orgID)(trip);
    },
    [orgID],
  );

  // In the chunk of the dialog, which is there by then.
  async function edit(known: Delivery, changes: DeliveryEdit, shown?: Shown) {
    const { editWrites } = await import(/* webpackChunkName: "edit-dialog" */ '../edit/data');
    await editWrites(orgID, uid, now).edit(known, changes, shown);
  }

  return (
    <>
      {live.status === 'ready' && live.data && !live.isSeen && <LazyChanges deliveries={[live.data]} />}
      <DeliveryView
        key={deliveryID}
        live={live}
        story={story}
        ride={ride}
        edit={edit}
        ask={ask}
        cancel={cancel}
        gone={<GoneDelivery orgID={orgID} deliveryID={deliveryID} />}
        proofOf={(shown) => <DeliveryProof delivery={shown} />}
        trackingOf={(shown) => <DeliveryTracking delivery={shown} />}
        problemsOf={(shown) => <DeliveryProblems delivery={shown} />}
        recurringOf={(shown) => <DeliveryRecurring delivery={shown} />}
        privacyOf={(shown) => <DeliveryPrivacy delivery={shown} />}
      />
    </>
  );
}

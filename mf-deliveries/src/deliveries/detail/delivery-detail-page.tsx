import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Delivery, DeliveryEdit } from '@fleetfoot/shared/model';
import { useOrganization, useRouteParams, useServices, useSession } from '@fleetfoot/shared/remote';
import { deliveryQuery, deliveryWrites } from '../data';
import { DeliveryPrivacy } from '../privacy/delivery-privacy';
import { DeliveryView } from './delivery-view';
import { GoneDelivery } from './gone-delivery';
import { useStory } from './use-story';

export function DeliveryDetailPage() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { deliveryID = '' } = useRouteParams();
  const { now } = useServices();
  const { cancel } = deliveryWrites(orgID, uid, now);
  const live = useLiveDocument(deliveryQuery(orgID, deliveryID));
  const story = useStory(orgID, deliveryID, live.status === 'ready' ? live.data : undefined);

  // In the chunk of the dialog, which is there by then.
  async function edit(known: Delivery, changes: DeliveryEdit) {
    const { editWrites } = await import(/* webpackChunkName: "edit-dialog" */ '../edit/data');
    await editWrites(orgID, uid).edit(known, changes);
  }

  return (
    <DeliveryView
      key={deliveryID}
      live={live}
      story={story}
      edit={edit}
      cancel={cancel}
      gone={<GoneDelivery orgID={orgID} deliveryID={deliveryID} />}
      privacyOf={(shown) => <DeliveryPrivacy delivery={shown} />}
    />
  );
}

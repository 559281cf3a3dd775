import { fetchDocument, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams, useSession } from '@fleetfoot/shared/remote';
import { useCallback } from 'react';
import { deliveryById, deliveryStore } from './deliveries.queries';
import { DeliveryView } from './delivery-view';
import { deliveryEditor, historyOf, nameOf } from './detail.queries';
import { peopleOf, timeline } from './timeline';
import { useNames } from './use-names';

export function DeliveryDetailPage() {
  const { id: organizationId } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { deliveryId = '' } = useRouteParams();
  const live = useLiveDocument(deliveryById(organizationId, deliveryId));
  const history = useLiveCollection(historyOf(organizationId, deliveryId));
  const delivery = live.status === 'ready' ? live.data : undefined;
  const entries = delivery ? timeline(delivery, history.status === 'ready' ? history.data : []) : [];
  const find = useCallback(
    (person: string) => fetchDocument(nameOf(organizationId, person)),
    [organizationId],
  );
  const names = useNames(peopleOf(entries), find);
  return (
    <DeliveryView
      key={deliveryId}
      live={live}
      history={history}
      names={names}
      edit={deliveryEditor(organizationId, uid)}
      remove={deliveryStore(organizationId).remove}
    />
  );
}

import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams, useSession } from '@fleetfoot/shared/remote';
import { deliveryById, deliveryStore } from './deliveries.queries';
import { DeliveryView } from './delivery-view';
import { deliveryEditor, historyOf } from './detail.queries';

export function DeliveryDetailPage() {
  const { id: organizationId } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { deliveryId = '' } = useRouteParams();
  const live = useLiveDocument(deliveryById(organizationId, deliveryId));
  const history = useLiveCollection(historyOf(organizationId, deliveryId));
  return (
    <DeliveryView
      key={deliveryId}
      live={live}
      history={history}
      edit={deliveryEditor(organizationId, uid)}
      remove={deliveryStore(organizationId).remove}
    />
  );
}

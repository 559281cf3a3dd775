import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams } from '@fleetfoot/shared/remote';
import { deliveryById, deliveryStore } from './deliveries.queries';
import { DeliveryView } from './delivery-view';

export function DeliveryDetailPage() {
  const { id: organizationId } = useOrganization();
  const { deliveryId = '' } = useRouteParams();
  const live = useLiveDocument(deliveryById(organizationId, deliveryId));
  return <DeliveryView key={deliveryId} live={live} remove={deliveryStore(organizationId).remove} />;
}

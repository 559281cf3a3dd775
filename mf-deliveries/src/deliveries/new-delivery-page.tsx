import { useOrganization } from '@fleetfoot/shared/remote';
import { deliveryStore } from './deliveries.queries';
import { NewDelivery } from './new-delivery';

export function NewDeliveryPage() {
  const { id } = useOrganization();
  return <NewDelivery store={deliveryStore(id)} />;
}

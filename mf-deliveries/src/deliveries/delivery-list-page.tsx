import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LinkButton, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { newestDeliveries } from './deliveries.queries';
import { DeliveryList } from './delivery-list';

export function DeliveryListPage() {
  const { id } = useOrganization();
  const deliveries = useLiveCollection(newestDeliveries(id));
  return (
    <Page title="Deliveries" actions={<LinkButton href="/newdelivery">New Delivery</LinkButton>}>
      <LiveView result={deliveries} skeleton={<SkeletonRows rows={8} label="Loading deliveries" />}>
        {(data) => <DeliveryList deliveries={data} />}
      </LiveView>
    </Page>
  );
}

import { useLivePages } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { TEST_DELIVERIES } from '../../texts/test-deliveries';
import { TEST_PAGE, testDeliveriesQuery } from '../data';
import { TestFrame } from '../test-frame';
import { TestDeliveryList } from './test-delivery-list';

export function TestDeliveriesPage() {
  const { id } = useOrganization();
  const { result, loadMore } = useLivePages(testDeliveriesQuery(id));
  return (
    <TestFrame title={TEST_DELIVERIES.title} description={TEST_DELIVERIES.description}>
      <LiveView result={result} skeleton={<SkeletonRows rows={4} label={TEST_DELIVERIES.loading} />}>
        {(loaded) => <TestDeliveryList loaded={loaded} onMore={() => loadMore(TEST_PAGE)} />}
      </LiveView>
    </TestFrame>
  );
}

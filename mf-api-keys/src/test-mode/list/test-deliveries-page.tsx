import { useLivePages } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { TEST_PAGE, testDeliveriesQuery } from '../data';
import { TestFrame } from '../test-frame';
import { TestDeliveryList } from './test-delivery-list';

export function TestDeliveriesPage() {
  const { id } = useOrganization();
  const { result, loadMore } = useLivePages(testDeliveriesQuery(id));
  return (
    <TestFrame
      title="Test deliveries"
      description="What your test keys have created, newest first. Open one to move it on as a courier would."
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={4} label="Loading test deliveries" />}>
        {(loaded) => <TestDeliveryList loaded={loaded} onMore={() => loadMore(TEST_PAGE)} />}
      </LiveView>
    </TestFrame>
  );
}

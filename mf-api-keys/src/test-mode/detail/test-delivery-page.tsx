import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams, useServices } from '@fleetfoot/shared/remote';
import { EmptyState, LinkButton, LiveView, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { TEST_DELIVERY } from '../../texts/test-delivery';
import { testDeliveryMove, testDeliveryQuery } from '../data';
import { TestDeliveryView } from '../test-delivery-view';
import { TestFrame } from '../test-frame';
import { TestStepButtons } from './test-step-buttons';

const LIST = '/test/deliveries';

export function TestDeliveryPage() {
  const { id } = useOrganization();
  const { report } = useServices();
  const { deliveryID = '' } = useRouteParams();
  const result = useLiveDocument(testDeliveryQuery(id, deliveryID));
  const known = result.status === 'ready' ? result.data : undefined;
  return (
    <TestFrame
      title={known?.external_id ?? TEST_DELIVERY.title}
      status={known?.status ?? ''}
      back={{ href: LIST, label: TEST_DELIVERY.back }}
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={6} label={TEST_DELIVERY.loading} />}>
        {(delivery) =>
          delivery ? (
            <Stack gap={6}>
              <TestStepButtons delivery={delivery} move={testDeliveryMove(id, deliveryID, report)} />
              <TestDeliveryView delivery={delivery} />
            </Stack>
          ) : (
            <EmptyState
              icon="deliveries"
              title={TEST_DELIVERY.notFound}
              action={
                <LinkButton variant="secondary" href={LIST}>
                  {TEST_DELIVERY.all}
                </LinkButton>
              }
            >
              {TEST_DELIVERY.notFoundText}
            </EmptyState>
          )
        }
      </LiveView>
    </TestFrame>
  );
}

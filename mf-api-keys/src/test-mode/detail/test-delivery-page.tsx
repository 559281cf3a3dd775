import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useRouteParams, useServices } from '@fleetfoot/shared/remote';
import { EmptyState, LinkButton, LiveView, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
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
    <TestFrame title={known?.external_id ?? 'Test delivery'} back={{ href: LIST, label: 'Test deliveries' }}>
      <LiveView result={result} skeleton={<SkeletonRows rows={6} label="Loading test delivery" />}>
        {(delivery) =>
          delivery ? (
            <Stack gap={6}>
              <TestStepButtons delivery={delivery} move={testDeliveryMove(id, deliveryID, report)} />
              <TestDeliveryView delivery={delivery} />
            </Stack>
          ) : (
            <EmptyState
              icon="deliveries"
              title="Test delivery not found."
              action={
                <LinkButton variant="secondary" href={LIST}>
                  All test deliveries
                </LinkButton>
              }
            >
              It was cancelled, or its time is up, or it belongs to another organisation.
            </EmptyState>
          )
        }
      </LiveView>
    </TestFrame>
  );
}

import { formatDateTime } from '@fleetfoot/shared/domain';
import { type Delivery, PROOF_LABELS, type ProofKind } from '@fleetfoot/shared/model';
import { PriceLines } from '@fleetfoot/shared/price';
import { useRouteParams, useServices } from '@fleetfoot/shared/remote';
import { Card, DetailList, EmptyState, LinkButton, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { TestDeliveryView } from '../test-delivery-view';
import { TestFrame } from '../test-frame';
import { EXAMPLE_DAY, exampleDay } from './example-day';

function ProofCard({ proof_given }: Pick<Delivery, 'proof_given'>) {
  if (!proof_given) return undefined;
  const { kind, received_by, at } = proof_given;
  return (
    <Card title="Proof of delivery">
      <DetailList
        items={[
          { label: 'Given', value: PROOF_LABELS[kind as ProofKind] },
          { label: 'Received by', value: received_by },
          { label: 'At', value: formatDateTime(at) },
        ]}
      />
    </Card>
  );
}

/** A delivery of the example day: how far it is, what it costs, and what proves it. */
export function ExampleDeliveryPage() {
  const services = useServices();
  const { deliveryID } = useRouteParams();
  const [now] = useState(() => services.now());
  const delivery = exampleDay(now).find(({ id }) => id === deliveryID);
  return (
    <TestFrame
      isExample
      title={delivery?.external_id ?? 'Example delivery'}
      back={{ href: EXAMPLE_DAY, label: 'An example day' }}
    >
      {delivery ? (
        <Stack gap={6}>
          <TestDeliveryView delivery={delivery} />
          <ProofCard proof_given={delivery.proof_given} />
          {delivery.price && (
            <Card title="Price">
              <PriceLines price={delivery.price} />
            </Card>
          )}
        </Stack>
      ) : (
        <EmptyState
          icon="deliveries"
          title="There is no such example."
          action={
            <LinkButton variant="secondary" href={EXAMPLE_DAY}>
              The example day
            </LinkButton>
          }
        >
          The example day has ten deliveries, and this is none of them.
        </EmptyState>
      )}
    </TestFrame>
  );
}

import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { ProofKind } from '@fleetfoot/shared/model/delivery/proof';
import { PROOF_LABELS } from '@fleetfoot/shared/model/delivery/proof-words';
import { PriceLines } from '@fleetfoot/shared/price';
import { useRouteParams, useServices } from '@fleetfoot/shared/remote';
import { Card, DetailList, EmptyState, LinkButton, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { EXAMPLE_DELIVERY } from '../../texts/example-delivery';
import { TestDeliveryView } from '../test-delivery-view';
import { TestFrame } from '../test-frame';
import { EXAMPLE_DAY, exampleDay } from './example-day';

function ProofCard({ proof_given }: Pick<Delivery, 'proof_given'>) {
  if (!proof_given) return undefined;
  const { kind, received_by, at } = proof_given;
  return (
    <Card title={EXAMPLE_DELIVERY.proof.title}>
      <DetailList
        items={[
          { label: EXAMPLE_DELIVERY.proof.given, value: PROOF_LABELS[kind as ProofKind] },
          { label: EXAMPLE_DELIVERY.proof.receivedBy, value: received_by },
          { label: EXAMPLE_DELIVERY.proof.at, value: formatDateTime(at) },
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
      title={delivery?.external_id ?? EXAMPLE_DELIVERY.title}
      status={delivery?.status ?? ''}
      back={{ href: EXAMPLE_DAY, label: EXAMPLE_DELIVERY.back }}
    >
      {delivery ? (
        <Stack gap={6}>
          <TestDeliveryView delivery={delivery} />
          <ProofCard proof_given={delivery.proof_given} />
          {delivery.price && (
            <Card title={EXAMPLE_DELIVERY.price}>
              <PriceLines price={delivery.price} />
            </Card>
          )}
        </Stack>
      ) : (
        <EmptyState
          icon="deliveries"
          title={EXAMPLE_DELIVERY.notFound}
          action={
            <LinkButton variant="secondary" href={EXAMPLE_DAY}>
              {EXAMPLE_DELIVERY.all}
            </LinkButton>
          }
        >
          {EXAMPLE_DELIVERY.notFoundText}
        </EmptyState>
      )}
    </TestFrame>
  );
}

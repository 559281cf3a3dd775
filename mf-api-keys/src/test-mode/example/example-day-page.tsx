import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isLate } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { rand } from '@fleetfoot/shared/price';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, type Column, DataTable, Note, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { EXAMPLES } from '../../texts/example-day';
import { TestFrame } from '../test-frame';
import { TestStatus } from '../test-status';
import { exampleDay, pathOfExample } from './example-day';

function columns(now: number): readonly Column<Delivery>[] {
  return [
    { key: 'reference', header: EXAMPLES.columns.reference, render: ({ external_id }) => external_id },
    {
      ...{ key: 'status', header: EXAMPLES.columns.status },
      render: (delivery) => (
        <span>
          <TestStatus status={delivery.status} />{' '}
          {isLate(delivery, now) && <Badge tone="warning">{EXAMPLES.late}</Badge>}
        </span>
      ),
    },
    { key: 'dropoff', header: EXAMPLES.columns.dropoff, render: ({ dropoff_name }) => dropoff_name },
    {
      key: 'pickup',
      header: EXAMPLES.columns.pickupTime,
      render: ({ pickup_time }) => formatDateTime(pickup_time),
    },
    {
      key: 'price',
      header: EXAMPLES.columns.price,
      align: 'end',
      render: ({ price }) => price && rand(price.total),
    },
  ];
}

/** What a day looks like, for who has nothing of their own to look at. */
export function ExampleDayPage() {
  const services = useServices();
  const [now] = useState(() => services.now());
  return (
    <TestFrame isExample title={EXAMPLES.title} description={EXAMPLES.description}>
      <Stack>
        <DataTable
          caption={EXAMPLES.caption}
          columns={columns(now.getTime())}
          rows={exampleDay(now)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => pathOfExample(id)}
        />
        <Note>{EXAMPLES.ownDeliveries}</Note>
      </Stack>
    </TestFrame>
  );
}

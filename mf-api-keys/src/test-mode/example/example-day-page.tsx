import { formatDateTime } from '@fleetfoot/shared/domain';
import { type Delivery, isLate } from '@fleetfoot/shared/model';
import { rand } from '@fleetfoot/shared/price';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, type Column, DataTable, Note, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { TestFrame } from '../test-frame';
import { TestStatus } from '../test-status';
import { exampleDay, pathOfExample } from './example-day';

function columns(now: number): readonly Column<Delivery>[] {
  return [
    { key: 'reference', header: 'Reference', render: ({ external_id }) => external_id },
    {
      ...{ key: 'status', header: 'Status' },
      render: (delivery) => (
        <>
          <TestStatus status={delivery.status} />{' '}
          {isLate(delivery, now) && <Badge tone="warning">Late</Badge>}
        </>
      ),
    },
    { key: 'dropoff', header: 'Drop-off', render: ({ dropoff_name }) => dropoff_name },
    { key: 'pickup', header: 'Pickup time', render: ({ pickup_time }) => formatDateTime(pickup_time) },
    { key: 'price', header: 'Price', align: 'end', render: ({ price }) => price && rand(price.total) },
  ];
}

/** What a day looks like, for who has nothing of their own to look at. */
export function ExampleDayPage() {
  const services = useServices();
  const [now] = useState(() => services.now());
  return (
    <TestFrame
      isExample
      title="An example day"
      description="Ten made-up deliveries, as a day may bring them. Open one to follow it."
    >
      <Stack>
        <DataTable
          caption="Deliveries of an example day"
          columns={columns(now.getTime())}
          rows={exampleDay(now)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => pathOfExample(id)}
        />
        <Note>Your own deliveries are told live, with a price for your own roads.</Note>
      </Stack>
    </TestFrame>
  );
}

import { type Delivery, formatDateTime } from '@fleetfoot/shared/domain';
import { DataTable } from '@fleetfoot/shared/ui';
import { deliveryName } from './delivery-name';
import { StatusBadge } from './status-badge';

const COLUMNS = [
  { key: 'external_id', header: 'External ID', render: deliveryName },
  { key: 'dropoff_name', header: 'Drop-off name', render: ({ dropoff_name }: Delivery) => dropoff_name },
  {
    key: 'pickup_time',
    header: 'Pickup time',
    render: ({ pickup_time }: Delivery) => formatDateTime(pickup_time),
  },
  { key: 'status', header: 'Status', render: ({ status }: Delivery) => <StatusBadge status={status} /> },
];

interface DeliveryTableProps {
  readonly deliveries: readonly Delivery[];
}

export function DeliveryTable({ deliveries }: DeliveryTableProps) {
  return (
    <DataTable
      caption="Deliveries, newest first"
      columns={COLUMNS}
      rows={deliveries}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/deliveries/${id}`}
    />
  );
}

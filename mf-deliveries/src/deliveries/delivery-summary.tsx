import { type Delivery, formatDate, formatTime, URGENCY_LABELS } from '@fleetfoot/shared/domain';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { CopyableText } from './copyable-text';
import { StatusBadge } from './status-badge';

interface DeliverySummaryProps {
  readonly delivery: Delivery;
}

export function DeliverySummary({ delivery }: DeliverySummaryProps) {
  return (
    <Card title="SUMMARY">
      <DetailList
        items={[
          { label: 'External ID', value: delivery.external_id },
          { label: 'ID', value: <CopyableText text={delivery.id} name="Delivery ID" label="Copy ID" /> },
          { label: 'Type', value: URGENCY_LABELS[delivery.urgency_level] },
          { label: 'Status', value: <StatusBadge status={delivery.status} /> },
          { label: 'Payment status', value: <StatusBadge status={delivery.payment_status} /> },
          { label: 'Date', value: formatDate(delivery.pickup_time) },
          { label: 'Time', value: formatTime(delivery.pickup_time) },
        ]}
      />
    </Card>
  );
}

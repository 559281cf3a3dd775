import { formatDate, formatTime } from '@fleetfoot/shared/domain';
import {
  type CancelledDelivery,
  DELIVERABLE_ACTION_LABELS,
  type Delivery,
  URGENCY_LABELS,
} from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CANCELLED, StatusBadge } from '../status-badge';
import { CopyableText } from './copyable-text';
import { DeliveryRoute } from './delivery-route';
import { DeliveryTimeline } from './delivery-timeline';
import { StopDetails } from './stop-details';
import type { Story } from './use-story';

interface DeliverySummaryProps {
  readonly delivery: Delivery | CancelledDelivery;
}

function DeliverySummary({ delivery }: DeliverySummaryProps) {
  return (
    <Card title="SUMMARY">
      <DetailList
        items={[
          { label: 'External ID', value: delivery.external_id },
          { label: 'ID', value: <CopyableText text={delivery.id} name="Delivery ID" label="Copy ID" /> },
          { label: 'Type', value: URGENCY_LABELS[delivery.urgency_level] },
          {
            label: 'Status',
            value: <StatusBadge status={'cancelled_at' in delivery ? CANCELLED : delivery.status} />,
          },
          { label: 'Payment status', value: <StatusBadge status={delivery.payment_status} /> },
          { label: 'Date', value: formatDate(delivery.pickup_time) },
          { label: 'Time', value: formatTime(delivery.pickup_time) },
        ]}
      />
    </Card>
  );
}

const Sections = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  /* Cards beside each other are of one height, what is in them begins at the top. */
  > * { align-content: start; }
`;

// The map and the addresses are side by side, over the whole width.
const Wide = styled.div`
  grid-column: 1 / -1;
`;

interface DeliveryDetailProps {
  readonly delivery: Delivery | CancelledDelivery;
  readonly story: Story;
  /** Until when its details are kept. */
  readonly privacy?: ReactNode;
}

export function DeliveryDetail({ delivery, story, privacy }: DeliveryDetailProps) {
  return (
    <Sections>
      <DeliverySummary delivery={delivery} />
      <DeliveryTimeline delivery={delivery} story={story} />
      <Wide>
        <DeliveryRoute delivery={delivery} />
      </Wide>
      <StopDetails
        title="PICKUP DETAILS"
        name={delivery.pickup_name}
        phoneNumber={delivery.pickup_phone_number}
        instructions={delivery.pickup_instructions}
        window={delivery.pickup_window}
      />
      <StopDetails
        title="DROPOFF DETAILS"
        name={delivery.dropoff_name}
        phoneNumber={delivery.dropoff_phone_number}
        instructions={delivery.dropoff_instructions}
        window={delivery.dropoff_window}
        action={DELIVERABLE_ACTION_LABELS[delivery.deliverable_action]}
      />
      {privacy && <Wide>{privacy}</Wide>}
    </Sections>
  );
}

import { formatDate, formatTime } from '@fleetfoot/shared/domain';
import {
  CANCELLED,
  type CancelledDelivery,
  type Delivery,
  NEW_DELIVERY,
  URGENCY_LABELS,
} from '@fleetfoot/shared/model';
import { PriceDetails, priceText, roadText } from '@fleetfoot/shared/price';
import { Card, DetailList, Note, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContactLinks } from '../contact-links';
import { courierText } from '../courier-text';
import { DeliveryStatus } from '../delivery-status';
import type { Ride } from '../ride/use-ride';
import { StatusBadge } from '../status-badge';
import { CopyableText } from './copyable-text';
import { DeliveryRoute } from './delivery-route';
import { DeliveryTimeline } from './delivery-timeline';
import { StopDetails } from './stop-details';
import type { Story } from './use-story';

interface DeliverySummaryProps {
  readonly delivery: Delivery | CancelledDelivery;
}

function DeliveryPrice({ delivery: { price, status } }: DeliverySummaryProps) {
  if (!price) return status === NEW_DELIVERY.status ? 'Priced when it is dispatched' : 'Not priced yet';
  return (
    <>
      <div>{priceText(price)}</div>
      <Note>{roadText(price)}</Note>
      <PriceDetails price={price} />
    </>
  );
}

function DeliverySummary({ delivery }: DeliverySummaryProps) {
  const courier = courierText(delivery);
  return (
    <Card title="SUMMARY">
      <DetailList
        items={[
          { label: 'External ID', value: delivery.external_id },
          { label: 'ID', value: <CopyableText text={delivery.id} name="Delivery ID" label="Copy ID" /> },
          { label: 'Type', value: URGENCY_LABELS[delivery.urgency_level] },
          {
            label: 'Status',
            value:
              'cancelled_at' in delivery ? (
                <StatusBadge status={CANCELLED} />
              ) : (
                <DeliveryStatus delivery={delivery} />
              ),
          },
          ...(courier === '' ? [] : [{ label: 'Courier', value: courier }]),
          { label: 'Price', value: <DeliveryPrice delivery={delivery} /> },
          // Their number is there while they are on the road.
          ...(delivery.courier?.phone_number
            ? [
                {
                  label: 'Contact courier',
                  value: (
                    <ContactLinks name={delivery.courier.name} phoneNumber={delivery.courier.phone_number} />
                  ),
                },
              ]
            : []),
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

/* As high as the summary beside it. */
const Aside = styled(Stack)`
  && { align-content: stretch; }
  grid-template-rows: 1fr;
  > * { align-content: start; }
`;

/* Nothing stands beside an empty half. */
const Rest = styled(Sections)`
  > :last-child:nth-child(odd) { grid-column: 1 / -1; }
`;

interface DeliveryDetailProps {
  readonly delivery: Delivery | CancelledDelivery;
  readonly story: Story;
  readonly ride?: Ride | undefined;
  /** How it is proved. */
  readonly proof?: ReactNode;
  /** The link by which its recipient follows it. */
  readonly tracking?: ReactNode;
  /** What is wrong with it. */
  readonly problems?: ReactNode;
  /** Which recurring delivery it is of. */
  readonly recurring?: ReactNode;
  /** Until when its details are kept. */
  readonly privacy?: ReactNode;
}

export function DeliveryDetail(props: DeliveryDetailProps) {
  const { delivery, story, ride, proof, tracking, problems, recurring, privacy } = props;
  return (
    <Stack>
      <Sections>
        <DeliverySummary delivery={delivery} />
        <Aside>
          <DeliveryTimeline delivery={delivery} story={story} />
          {tracking}
        </Aside>
        <Wide>
          <DeliveryRoute delivery={delivery} ride={ride} />
        </Wide>
        <StopDetails delivery={delivery} stop="pickup" />
        <StopDetails delivery={delivery} stop="dropoff" />
      </Sections>
      <Rest>
        {proof}
        {problems}
        {recurring}
        {privacy}
      </Rest>
    </Stack>
  );
}

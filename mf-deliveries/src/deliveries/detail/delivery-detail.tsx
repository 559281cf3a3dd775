import { formatDate, formatTime } from '@fleetfoot/shared/domain';
import type { CancelledDelivery } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { URGENCY_LABELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { NEW_DELIVERY } from '@fleetfoot/shared/model/delivery/delivery-input';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { rand } from '@fleetfoot/shared/price';
import { Card, DetailList, Note, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PriceDetails } from '../../prices/price-details';
import { roadText } from '../../prices/road-text';
import { detailTexts } from '../../texts/detail';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { priceTexts } from '../../texts/price';
import { stopsTexts } from '../../texts/stops';
import { ContactLinks } from '../contact-links';
import { courierText } from '../courier-text';
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
  const { summary: texts } = usePageTexts(detailTexts);
  const words = usePageTexts(priceTexts);
  if (!price) return <span>{status === NEW_DELIVERY.status ? texts.priceLater : texts.noPrice}</span>;
  return (
    <>
      <div>{words.price(rand(price.total))}</div>
      <Note>{roadText(words, price)}</Note>
      <PriceDetails price={price} />
    </>
  );
}

function DeliverySummary({ delivery }: DeliverySummaryProps) {
  const courier = courierText(delivery);
  const { summary: texts } = usePageTexts(detailTexts);
  const { reference } = usePageTexts(stopsTexts);
  const say = useInWords();
  return (
    <Card title={texts.title}>
      <DetailList
        items={[
          { isData: true, label: reference, value: delivery.external_id },
          {
            label: texts.id,
            value: <CopyableText text={delivery.id} name={texts.idName} label={texts.copyID} />,
          },
          { label: texts.urgency, value: say(URGENCY_LABELS[delivery.urgency_level]) },
          {
            label: texts.status,
            // Its badge stands beside the title.
            value: say('cancelled_at' in delivery ? CANCELLED : delivery.status),
          },
          ...(courier === '' ? [] : [{ isData: true, label: texts.courier, value: courier }]),
          { label: texts.price, value: <DeliveryPrice delivery={delivery} /> },
          // Their number is there while they are on the road.
          ...(delivery.courier?.phone_number
            ? [
                {
                  label: texts.contact,
                  value: (
                    <ContactLinks name={delivery.courier.name} phoneNumber={delivery.courier.phone_number} />
                  ),
                },
              ]
            : []),
          { label: texts.payment, value: <StatusBadge status={delivery.payment_status} /> },
          { label: texts.date, value: formatDate(delivery.pickup_time) },
          { label: texts.time, value: formatTime(delivery.pickup_time) },
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

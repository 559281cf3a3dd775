import { DELIVERABLE_ACTION_LABELS, type Delivery } from '@fleetfoot/shared/domain';
import { styled } from 'styled-components';
import { DeliveryRoute } from './delivery-route';
import { DeliverySummary } from './delivery-summary';
import { StopDetails } from './stop-details';

const Sections = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
`;

interface DeliveryDetailProps {
  readonly delivery: Delivery;
}

export function DeliveryDetail({ delivery }: DeliveryDetailProps) {
  return (
    <Sections>
      <DeliverySummary delivery={delivery} />
      <DeliveryRoute delivery={delivery} />
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
    </Sections>
  );
}

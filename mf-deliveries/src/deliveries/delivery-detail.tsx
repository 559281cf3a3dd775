import { DELIVERABLE_ACTION_LABELS, type Delivery } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { styled } from 'styled-components';
import { DeliveryRoute } from './delivery-route';
import { DeliverySummary } from './delivery-summary';
import { DeliveryTimeline } from './delivery-timeline';
import { StopDetails } from './stop-details';
import type { StatusChange } from './timeline';

const Sections = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  /* Cards beside each other are of one height, what is in them begins at the top. */
  > * { align-content: start; }
`;

// The map and the addresses stand side by side, which takes the whole width.
const Wide = styled.div`
  grid-column: 1 / -1;
`;

interface DeliveryDetailProps {
  readonly delivery: Delivery;
  readonly history: Live<readonly StatusChange[]>;
  /** Names of people, by uid. */
  readonly names: ReadonlyMap<string, string>;
}

export function DeliveryDetail({ delivery, history, names }: DeliveryDetailProps) {
  return (
    <Sections>
      <DeliverySummary delivery={delivery} />
      <DeliveryTimeline delivery={delivery} history={history} names={names} />
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
    </Sections>
  );
}

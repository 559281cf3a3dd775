import { useNow } from '@fleetfoot/shared/clock';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isLate, LATE } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import { Badge, Icon } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { useInWords } from '../texts/page-language';
import { BadgeText, StatusBadge } from './status-badge';

const Badges = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: 2px;
`;

interface DeliveryStatusProps {
  readonly delivery: Delivery;
}

/** How far a delivery is, and from the minute when it should be further, that it is late. */
export function DeliveryStatus({ delivery }: DeliveryStatusProps) {
  const now = useNow().getTime();
  const say = useInWords();
  return (
    <Badges>
      <StatusBadge status={delivery.status} />
      {isLate(delivery, now) && (
        <Badge tone="warning">
          <BadgeText>
            <Icon name="warning" size={14} />
            <span>{say(LATE)}</span>
          </BadgeText>
        </Badge>
      )}
    </Badges>
  );
}

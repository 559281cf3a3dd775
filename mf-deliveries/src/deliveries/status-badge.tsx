import { CANCELLED, type DeliveryStage, stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { Badge, Icon } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useInWords } from '../texts/page-language';

interface Look extends Pick<ComponentProps<typeof Badge>, 'tone'> {
  readonly icon?: ComponentProps<typeof Icon>['name'];
}

const LOOKS: Readonly<Record<DeliveryStage, Look>> = {
  waiting: { tone: 'info' },
  underWay: { tone: 'info', icon: 'map-pin' },
  endedWell: { tone: 'success', icon: 'check' },
  endedBadly: { tone: 'danger', icon: 'warning' },
};

const OTHERS: Readonly<Record<string, Look>> = {
  [CANCELLED]: { icon: 'close' },
  Paid: { tone: 'success' },
  Unpaid: { tone: 'warning' },
};

// A badge has one line; in a narrow column two words take two.
export const BadgeText = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  white-space: normal;
  overflow-wrap: normal;
  svg { flex: none; margin: 0; }
`;

interface StatusBadgeProps {
  /** A delivery's status or payment status, shown as it is stored. */
  readonly status: string;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  const stage = stageOf(status);
  const say = useInWords();
  const { tone = 'neutral', icon } = (stage ? LOOKS[stage] : OTHERS[status]) ?? {};
  return (
    <Badge tone={tone}>
      <BadgeText>
        {icon && <Icon name={icon} size={14} />}
        <span>{say(status)}</span>
      </BadgeText>
    </Badge>
  );
}

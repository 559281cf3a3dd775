import { type DeliveryStage, stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { Badge } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';

const TONES: Readonly<Record<DeliveryStage, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  waiting: 'info',
  underWay: 'info',
  endedWell: 'success',
  endedBadly: 'danger',
};

/** How far a test delivery is. */
export function TestStatus({ status }: { readonly status: string }) {
  const stage = stageOf(status);
  return <Badge tone={stage ? TONES[stage] : 'neutral'}>{status}</Badge>;
}

import type { Delivery } from '@fleetfoot/shared/model';
import { Card } from '@fleetfoot/shared/ui';
import { TrackingLink } from './tracking-link';

interface TrackingCardProps {
  readonly delivery: Delivery;
}

/** The tracking link among what stands below a delivery. */
export function TrackingCard(props: TrackingCardProps) {
  return (
    <Card title="TRACKING LINK">
      <TrackingLink {...props} />
    </Card>
  );
}

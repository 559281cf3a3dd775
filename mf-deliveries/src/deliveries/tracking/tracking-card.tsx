import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { Card, Skeleton } from '@fleetfoot/shared/ui';
import { belowWords } from '../../texts/groups/below';
import { usePageTexts } from '../../texts/page-texts';
import { trackingTexts } from '../../texts/tracking';
import { translated } from '../../texts/translated';
import { TrackingLink } from './tracking-link';

interface TrackingCardProps {
  readonly delivery: Delivery;
}

function Tracking(props: TrackingCardProps) {
  const { title } = usePageTexts(trackingTexts);
  return (
    <Card title={title}>
      <TrackingLink {...props} />
    </Card>
  );
}

/** The tracking link among what stands below a delivery. */
export const TrackingCard = translated(belowWords, Tracking, <Skeleton height={148} />);

import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import { type Delivery, trackingClosesAt } from '@fleetfoot/shared/model';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Card } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { trackingWrites } from './data';
import { ShareLink } from './share-link';

interface TrackingCardProps {
  readonly delivery: Delivery;
}

/** The tracking link of a delivery, or that its page is closed. */
export function TrackingCard({ delivery }: TrackingCardProps) {
  const { announce } = useServices();
  const { id: orgID } = useOrganization();
  const now = useNow();
  const writes = useMemo(() => trackingWrites(orgID, delivery.id), [orgID, delivery.id]);
  const closesAt = trackingClosesAt(delivery);
  const isClosed = delivery.blanked_at !== undefined || closesAt <= now;
  return (
    <Card title="TRACKING LINK">
      {isClosed ? (
        <p>The tracking page closed on {formatDateTime(closesAt)}.</p>
      ) : (
        <ShareLink key={delivery.id} {...{ delivery, writes, announce }} />
      )}
    </Card>
  );
}

import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { hasTrackingPage, trackingClosesAt } from '@fleetfoot/shared/model/delivery/tracking';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { usePageTexts } from '../../texts/page-texts';
import { trackingTexts } from '../../texts/tracking';
import { trackingWrites } from './data';
import { ShareLink } from './share-link';

interface TrackingLinkProps {
  readonly delivery: Delivery;
  readonly onRevoked?: () => void;
}

/** The tracking link of a delivery, or why it has no page. */
export function TrackingLink({ delivery, onRevoked }: TrackingLinkProps) {
  const { announce } = useServices();
  const { id: orgID } = useOrganization();
  const now = useNow();
  const texts = usePageTexts(trackingTexts);
  const writes = useMemo(() => trackingWrites(orgID, delivery.id), [orgID, delivery.id]);
  if (delivery.status === CANCELLED) return <p>{texts.none}</p>;
  return hasTrackingPage(delivery, now) ? (
    <ShareLink key={delivery.id} {...{ delivery, writes, announce, onRevoked }} />
  ) : (
    <p>{texts.closed(formatDateTime(trackingClosesAt(delivery)))}</p>
  );
}

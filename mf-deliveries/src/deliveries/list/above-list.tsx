// What the list shows now and then, in one chunk.
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { richText } from '@fleetfoot/shared/texts';
import { Skeleton, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { belowWords } from '../../texts/groups/below';
import { usePageTexts } from '../../texts/page-texts';
import { trackingTexts } from '../../texts/tracking';
import { translated } from '../../texts/translated';
import { deliveryName } from '../delivery-name';
import { DeliveryOutboxPanel } from '../sending/delivery-outbox-panel';
import { CreatedDelivery } from '../tracking/created-delivery';
import { TrackingLink } from '../tracking/tracking-link';

/** Above the rows: deliveries that wait on this device, and what was just created. */
export function AboveList() {
  return (
    <>
      <DeliveryOutboxPanel />
      <CreatedDelivery />
    </>
  );
}

interface SharedProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

function Shared({ delivery, onClose }: SharedProps) {
  const texts = usePageTexts(trackingTexts);
  const [isRevoked, setRevoked] = useState(false);
  // Only now: the dialog on top of this one has given the focus back.
  useEffect(() => {
    if (isRevoked) onClose();
  }, [isRevoked, onClose]);
  return (
    <Stack>
      <p>
        {richText(
          delivery.dropoff_name === ''
            ? texts.shared
            : (name = '') => texts.sharedTo(name, delivery.dropoff_name),
          <strong translate="no">{deliveryName(delivery)}</strong>,
        )}
      </p>
      <TrackingLink delivery={delivery} onRevoked={() => setRevoked(true)} />
    </Stack>
  );
}

/** Of a row: which delivery it is, and its tracking link. */
export const SharedDelivery = translated(belowWords, Shared, <Skeleton height={148} />);

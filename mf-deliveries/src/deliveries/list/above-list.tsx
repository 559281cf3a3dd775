// What the list shows now and then, in one chunk.
import type { Delivery } from '@fleetfoot/shared/model';
import { Stack } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
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

interface SharedDeliveryProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** Of a row: which delivery it is, and its tracking link. */
export function SharedDelivery({ delivery, onClose }: SharedDeliveryProps) {
  const [isRevoked, setRevoked] = useState(false);
  // Only now: the dialog on top of this one has given the focus back.
  useEffect(() => {
    if (isRevoked) onClose();
  }, [isRevoked, onClose]);
  return (
    <Stack>
      <p>
        Delivery <strong>{deliveryName(delivery)}</strong>
        {delivery.dropoff_name !== '' && ` to ${delivery.dropoff_name}`}
      </p>
      <TrackingLink delivery={delivery} onRevoked={() => setRevoked(true)} />
    </Stack>
  );
}

import { parseCoordinates } from '@fleetfoot/shared/domain';
import { MapView } from '@fleetfoot/shared/maps';
import type { Delivery } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { SideBySide } from '../side-by-side-style';
import { CopyableText } from './copyable-text';

interface DeliveryRouteProps {
  readonly delivery: Delivery;
}

export function DeliveryRoute({ delivery }: DeliveryRouteProps) {
  const pickup = parseCoordinates(delivery.pickup_latitude, delivery.pickup_longitude);
  const dropoff = parseCoordinates(delivery.dropoff_latitude, delivery.dropoff_longitude);
  return (
    <Card title="ROUTE">
      <SideBySide>
        {pickup && dropoff ? (
          <MapView
            label="Map of the pickup and the drop-off"
            height={180}
            markers={[
              { position: pickup, label: 'Pickup', tone: 'pickup' },
              { position: dropoff, label: 'Drop-off', tone: 'dropoff' },
            ]}
          />
        ) : (
          <p>Invalid location data provided.</p>
        )}
        <DetailList
          items={[
            {
              label: 'Pickup address',
              value: (
                <CopyableText text={delivery.pickup_address} name="Pickup address" label="Copy address" />
              ),
            },
            {
              label: 'Drop-off address',
              value: (
                <CopyableText text={delivery.dropoff_address} name="Drop-off address" label="Copy address" />
              ),
            },
          ]}
        />
      </SideBySide>
    </Card>
  );
}

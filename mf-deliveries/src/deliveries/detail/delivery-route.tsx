import { MapView } from '@fleetfoot/shared/maps';
import { type Delivery, routeOf, stopsOf } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { CourierArrival } from '../ride/courier-arrival';
import type { Ride } from '../ride/use-ride';
import { SideBySide } from '../side-by-side-style';
import { CopyableText } from './copyable-text';

interface DeliveryRouteProps {
  readonly delivery: Delivery;
  /** While a courier is on the road. */
  readonly ride?: Ride | undefined;
}

export function DeliveryRoute({ delivery, ride }: DeliveryRouteProps) {
  const stops = stopsOf(delivery);
  const courier = ride?.position;
  return (
    <Card title="ROUTE">
      <SideBySide>
        {stops ? (
          <MapView
            label={`Map of the pickup and the drop-off${courier ? ', and of the courier' : ''}`}
            height={180}
            markers={[
              { position: stops.pickup, label: 'Pickup', tone: 'pickup' },
              { position: stops.dropoff, label: 'Drop-off', tone: 'dropoff' },
              ...(courier ? [{ position: courier, label: 'Courier', tone: 'courier' } as const] : []),
            ]}
            route={ride && routeOf(delivery.status, stops, courier)}
          />
        ) : (
          <p>Invalid location data provided.</p>
        )}
        <DetailList
          items={[
            ...(ride
              ? [{ label: 'Arrival', value: <CourierArrival delivery={delivery} ride={ride} /> }]
              : []),
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

import { MapView } from '@fleetfoot/shared/maps';
import { routeOf, stopsOf } from '@fleetfoot/shared/model/delivery/arrival';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { detailTexts } from '../../texts/detail';
import { usePageTexts } from '../../texts/page-texts';
import { stopsTexts } from '../../texts/stops';
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
  const { route: texts } = usePageTexts(detailTexts);
  const { pickup, dropoff } = usePageTexts(stopsTexts);
  return (
    <Card title={texts.title}>
      <SideBySide>
        {stops ? (
          <MapView
            key={delivery.id}
            label={courier ? texts.courierMap : texts.map}
            height={180}
            markers={[
              { position: stops.pickup, label: pickup.title, tone: 'pickup' },
              { position: stops.dropoff, label: dropoff.title, tone: 'dropoff' },
              ...(courier ? [{ position: courier, label: texts.courier, tone: 'courier' } as const] : []),
            ]}
            route={ride && routeOf(delivery.status, stops, courier)}
          />
        ) : (
          <p>{texts.noMap}</p>
        )}
        <DetailList
          items={[
            ...(ride
              ? [{ label: texts.arrival, value: <CourierArrival delivery={delivery} ride={ride} /> }]
              : []),
            {
              label: pickup.address,
              value: (
                <CopyableText
                  text={delivery.pickup_address}
                  name={pickup.address}
                  label={texts.copyAddress}
                />
              ),
            },
            {
              label: dropoff.address,
              value: (
                <CopyableText
                  text={delivery.dropoff_address}
                  name={dropoff.address}
                  label={texts.copyAddress}
                />
              ),
            },
          ]}
        />
      </SideBySide>
    </Card>
  );
}

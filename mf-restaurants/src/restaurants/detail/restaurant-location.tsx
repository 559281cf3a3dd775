import { parseCoordinates } from '@fleetfoot/shared/domain';
import { MapView } from '@fleetfoot/shared/maps';
import type { Restaurant } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { LOCATION } from '../../texts/restaurant';

export function RestaurantLocation({ name, location }: Pick<Restaurant, 'name' | 'location'>) {
  const position = parseCoordinates(location.latitude, location.longitude);
  return (
    <Card title={LOCATION.title}>
      {position ? (
        <MapView
          label={LOCATION.map}
          height={180}
          zoom={16}
          markers={[{ position, label: name, tone: 'place' }]}
        />
      ) : (
        <p>{LOCATION.noMap}</p>
      )}
      <DetailList
        items={[
          { label: LOCATION.streetAddress, value: location.streetAddress },
          { label: LOCATION.city, value: location.city },
          { label: LOCATION.state, value: location.state },
          { label: LOCATION.postalCode, value: location.postalCode },
          { label: LOCATION.country, value: location.country },
          { label: LOCATION.countryCode, value: location.countryCode },
          { label: LOCATION.latitude, value: String(location.latitude) },
          { label: LOCATION.longitude, value: String(location.longitude) },
        ]}
      />
    </Card>
  );
}

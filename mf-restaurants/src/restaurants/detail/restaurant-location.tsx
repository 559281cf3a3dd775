import { parseCoordinates } from '@fleetfoot/shared/domain';
import { MapView } from '@fleetfoot/shared/maps';
import type { Restaurant } from '@fleetfoot/shared/model/restaurants/restaurant';
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
          { isData: true, label: LOCATION.streetAddress, value: location.streetAddress },
          { isData: true, label: LOCATION.city, value: location.city },
          { isData: true, label: LOCATION.state, value: location.state },
          { isData: true, label: LOCATION.postalCode, value: location.postalCode },
          { label: LOCATION.country, value: location.country },
          { isData: true, label: LOCATION.countryCode, value: location.countryCode },
          { isData: true, label: LOCATION.latitude, value: String(location.latitude) },
          { isData: true, label: LOCATION.longitude, value: String(location.longitude) },
        ]}
      />
    </Card>
  );
}

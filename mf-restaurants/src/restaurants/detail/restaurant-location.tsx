import { parseCoordinates } from '@fleetfoot/shared/domain';
import { MapView } from '@fleetfoot/shared/maps';
import type { Restaurant } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';

export function RestaurantLocation({ name, location }: Pick<Restaurant, 'name' | 'location'>) {
  const position = parseCoordinates(location.latitude, location.longitude);
  return (
    <Card title="LOCATION">
      {position ? (
        <MapView
          label="Map of the restaurant"
          height={180}
          zoom={16}
          markers={[{ position, label: name, tone: 'place' }]}
        />
      ) : (
        <p>Invalid location data provided.</p>
      )}
      <DetailList
        items={[
          { label: 'Street address', value: location.streetAddress },
          { label: 'City', value: location.city },
          { label: 'State', value: location.state },
          { label: 'Postal code', value: location.postalCode },
          { label: 'Country', value: location.country },
          { label: 'Country code', value: location.countryCode },
          { label: 'Latitude', value: String(location.latitude) },
          { label: 'Longitude', value: String(location.longitude) },
        ]}
      />
    </Card>
  );
}

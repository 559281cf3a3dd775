import type { Restaurant } from '@fleetfoot/shared/domain';
import { Card, DetailList } from '@fleetfoot/shared/ui';

export function RestaurantLocation({ location }: Pick<Restaurant, 'location'>) {
  return (
    <Card title="LOCATION">
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

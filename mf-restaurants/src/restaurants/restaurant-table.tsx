import { formatPhoneNumber, type Restaurant } from '@fleetfoot/shared/domain';
import { DataTable } from '@fleetfoot/shared/ui';
import { pathOfRestaurant } from './restaurant-paths';

export function RestaurantTable({ restaurants }: { restaurants: readonly Restaurant[] }) {
  return (
    <DataTable
      caption="Restaurants"
      columns={[
        { key: 'name', header: 'Restaurant', render: ({ name }) => name },
        { key: 'address', header: 'Street address', render: ({ location }) => location.streetAddress },
        { key: 'city', header: 'City', render: ({ location }) => location.city },
        { key: 'phone', header: 'Phone number', render: ({ phoneNumber }) => formatPhoneNumber(phoneNumber) },
      ]}
      rows={restaurants}
      rowKey={({ id }) => id}
      rowHref={({ id }) => pathOfRestaurant(id)}
    />
  );
}

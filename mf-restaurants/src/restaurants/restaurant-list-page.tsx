import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { NoRestaurants } from './no-restaurants';
import { restaurantsByName } from './restaurant-order';
import { RestaurantTable } from './restaurant-table';
import { restaurantsQuery } from './restaurants.queries';

export function RestaurantListPage() {
  const { id } = useOrganization();
  const restaurants = useLiveCollection(restaurantsQuery(id));
  return (
    <Page title="Restaurants">
      <LiveView result={restaurants} skeleton={<SkeletonRows rows={3} label="Loading restaurants" />}>
        {(list) =>
          list.length === 0 ? <NoRestaurants /> : <RestaurantTable restaurants={restaurantsByName(list)} />
        }
      </LiveView>
    </Page>
  );
}

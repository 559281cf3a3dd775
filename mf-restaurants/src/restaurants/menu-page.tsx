import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useRouteParams } from '@fleetfoot/shared/remote';
import { LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { MenuTable } from './menu-table';
import { RestaurantNotFound } from './restaurant-not-found';
import { menuQuery } from './restaurants.queries';
import { useRestaurant } from './use-restaurant';

export function MenuPage() {
  const { restaurantId = '' } = useRouteParams();
  const restaurant = useRestaurant(restaurantId);
  const menu = useLiveCollection(menuQuery(restaurantId));
  const skeleton = <SkeletonRows rows={6} label="Loading menu" />;
  const known = restaurant.status === 'ready' ? restaurant.data : undefined;
  return (
    <Page
      title="Menu"
      description={known?.name}
      back={{ href: `/restaurants/${encodeURIComponent(restaurantId)}`, label: known?.name ?? 'Restaurant' }}
    >
      <LiveView result={restaurant} skeleton={skeleton}>
        {(data) =>
          data === undefined ? (
            <RestaurantNotFound />
          ) : (
            <LiveView result={menu} skeleton={skeleton}>
              {(entries) => <MenuTable entries={entries} />}
            </LiveView>
          )
        }
      </LiveView>
    </Page>
  );
}

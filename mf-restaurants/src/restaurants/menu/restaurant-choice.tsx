import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Card, LinkButton, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { NoRestaurants } from '../no-restaurants';
import { restaurantsByName } from '../restaurant-order';
import { pathOfNewItem } from '../restaurant-paths';
import { restaurantsQuery } from '../restaurants.queries';

/** Asks to whose menu the item is added. */
export function RestaurantChoice() {
  const { id } = useOrganization();
  const restaurants = useLiveCollection(restaurantsQuery(id));
  return (
    <Page title="New menu item" back={{ href: '/restaurants', label: 'Restaurants' }} width="narrow">
      <LiveView result={restaurants} skeleton={<SkeletonRows rows={3} label="Loading restaurants" />}>
        {(list) =>
          list.length === 0 ? (
            <NoRestaurants />
          ) : (
            <Card title="Which restaurant's menu is it for?">
              <Stack gap={2}>
                {restaurantsByName(list).map((restaurant) => (
                  <LinkButton key={restaurant.id} variant="secondary" href={pathOfNewItem(restaurant.id)}>
                    {restaurant.name}
                  </LinkButton>
                ))}
              </Stack>
            </Card>
          )
        }
      </LiveView>
    </Page>
  );
}

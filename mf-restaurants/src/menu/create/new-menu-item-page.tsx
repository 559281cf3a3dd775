import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useOrganization, useSearchParams } from '@fleetfoot/shared/remote';
import { Card, LinkButton, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { restaurantsByName, restaurantsQuery } from '../../data';
import { NoRestaurants } from '../../no-restaurants';
import { pathOfMenu, pathOfNewItem } from '../../restaurant-paths';
import { NEW_ITEM } from '../../texts/new-item';
import { useMenu } from '../data';
import { MenuView } from '../menu-view';
import { NewItem } from './new-item';

/** Asks to whose menu the item is added. */
function RestaurantChoice() {
  const { id } = useOrganization();
  const restaurants = useLiveCollection(restaurantsQuery(id));
  return (
    <Page
      title={NEW_ITEM.title}
      back={{ href: '/restaurants', label: NEW_ITEM.backToRestaurants }}
      width="narrow"
    >
      <LiveView result={restaurants} skeleton={<SkeletonRows rows={3} label={NEW_ITEM.loadingRestaurants} />}>
        {(list) =>
          list.length === 0 ? (
            <NoRestaurants />
          ) : (
            <Card title={NEW_ITEM.whoseMenu}>
              <Stack gap={2}>
                {restaurantsByName(list).map((restaurant) => (
                  <LinkButton
                    key={restaurant.id}
                    variant="secondary"
                    href={pathOfNewItem(restaurant.id)}
                    translate="no"
                  >
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

function ChosenRestaurant({ restaurantID }: { readonly restaurantID: string }) {
  const { restaurant, menu, writes } = useMenu(restaurantID);
  const known = restaurant.status === 'ready' ? restaurant.data : undefined;
  const menuPath = pathOfMenu(restaurantID);
  return (
    <Page
      title={NEW_ITEM.title}
      description={known?.name}
      back={{ href: menuPath, label: NEW_ITEM.backToMenu }}
      width="narrow"
    >
      <MenuView restaurant={restaurant} menu={menu} label={NEW_ITEM.loadingMenu}>
        {(items) => <NewItem restaurantID={restaurantID} items={items} writes={writes} menuPath={menuPath} />}
      </MenuView>
    </Page>
  );
}

/** Adds an item to the menu of the restaurant that the address names; asks for one when it names none. */
export function NewMenuItemPage() {
  const restaurantID = useSearchParams().get('restaurant');
  return restaurantID ? (
    <ChosenRestaurant key={restaurantID} restaurantID={restaurantID} />
  ) : (
    <RestaurantChoice />
  );
}

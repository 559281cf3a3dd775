import { Page } from '@fleetfoot/shared/ui';
import { pathOfMenu } from '../restaurant-paths';
import { MenuView } from './menu-view';
import { NewItem } from './new-item';
import { useMenu } from './use-menu';

export function ChosenRestaurant({ restaurantId }: { readonly restaurantId: string }) {
  const { restaurant, menu, store } = useMenu(restaurantId);
  const known = restaurant.status === 'ready' ? restaurant.data : undefined;
  const menuPath = pathOfMenu(restaurantId);
  return (
    <Page
      title="New menu item"
      description={known?.name}
      back={{ href: menuPath, label: 'Menu' }}
      width="narrow"
    >
      <MenuView restaurant={restaurant} menu={menu} label="Loading menu">
        {(items) => <NewItem restaurantId={restaurantId} items={items} store={store} menuPath={menuPath} />}
      </MenuView>
    </Page>
  );
}

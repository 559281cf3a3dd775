import { useRouteParams } from '@fleetfoot/shared/remote';
import { Button, LinkButton, Page } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { pathOfNewItem, pathOfRestaurant } from '../restaurant-paths';
import { MenuBoard } from './menu-board';
import { menuItems } from './menu-groups';
import { MenuView } from './menu-view';
import { useMenu } from './use-menu';

export function MenuPage() {
  const { restaurantId = '' } = useRouteParams();
  const { restaurant, menu, store } = useMenu(restaurantId);
  const [isSorting, setIsSorting] = useState(false);
  const known = restaurant.status === 'ready' ? restaurant.data : undefined;
  const count = known && menu.status === 'ready' ? menuItems(menu.data).length : 0;
  return (
    <Page
      title="Menu"
      description={known?.name}
      back={{ href: pathOfRestaurant(restaurantId), label: known?.name ?? 'Restaurant' }}
      actions={
        known && (
          <>
            {(count > 1 || isSorting) && (
              <Button variant="secondary" aria-pressed={isSorting} onClick={() => setIsSorting(!isSorting)}>
                {isSorting ? 'Done' : 'Change order'}
              </Button>
            )}
            <LinkButton href={pathOfNewItem(restaurantId)}>Add Item</LinkButton>
          </>
        )
      }
    >
      <MenuView restaurant={restaurant} menu={menu} label="Loading menu">
        {(items) => (
          <MenuBoard restaurantId={restaurantId} items={items} isSorting={isSorting} store={store} />
        )}
      </MenuView>
    </Page>
  );
}

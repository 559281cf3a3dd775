import { useRouteParams } from '@fleetfoot/shared/remote';
import { Button, LinkButton, Page } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { pathOfNewItem, pathOfRestaurant } from '../../restaurant-paths';
import { MENU, ORDER } from '../../texts/menu';
import { useMenu } from '../data';
import { menuInOrder } from '../menu-groups';
import { MenuView } from '../menu-view';
import { MenuBoard } from './menu-board';

export function MenuPage() {
  const { restaurantID = '' } = useRouteParams();
  const { restaurant, menu, writes } = useMenu(restaurantID);
  const [isSorting, setIsSorting] = useState(false);
  const known = restaurant.status === 'ready' ? restaurant.data : undefined;
  const count = known && menu.status === 'ready' ? menuInOrder(menu.data).length : 0;
  return (
    <Page
      title={MENU.title}
      description={known?.name}
      back={{ href: pathOfRestaurant(restaurantID), label: known?.name ?? MENU.back }}
      actions={
        known && (
          <>
            {(count > 1 || isSorting) && (
              <Button variant="secondary" aria-pressed={isSorting} onClick={() => setIsSorting(!isSorting)}>
                {isSorting ? ORDER.end : ORDER.begin}
              </Button>
            )}
            <LinkButton href={pathOfNewItem(restaurantID)}>{MENU.add}</LinkButton>
          </>
        )
      }
    >
      <MenuView restaurant={restaurant} menu={menu} label={MENU.loading}>
        {(items) => (
          <MenuBoard restaurantID={restaurantID} items={items} isSorting={isSorting} writes={writes} />
        )}
      </MenuView>
    </Page>
  );
}

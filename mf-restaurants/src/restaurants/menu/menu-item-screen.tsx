import { useDraft } from '@fleetfoot/shared/remote';
import { Page } from '@fleetfoot/shared/ui';
import { useRef } from 'react';
import { pathOfMenu } from '../restaurant-paths';
import { EditItem } from './edit-item';
import { draftKey, type EditDraft } from './item-draft';
import { ItemNotFound } from './item-not-found';
import type { MenuItem } from './menu-item';
import { MenuView } from './menu-view';
import { useMenu } from './use-menu';

interface MenuItemScreenProps {
  readonly restaurantId: string;
  readonly itemId: string;
}

export function MenuItemScreen({ restaurantId, itemId }: MenuItemScreenProps) {
  const { restaurant, menu, store } = useMenu(restaurantId);
  const draft = useDraft<EditDraft>(draftKey(restaurantId, itemId));
  // What was being edited goes on being so after it was deleted.
  const begun = useRef<MenuItem | undefined>(draft.value?.known);
  const menuPath = pathOfMenu(restaurantId);
  const known = menu.status === 'ready' ? menu.data.find(({ id }) => id === itemId) : undefined;
  return (
    <Page
      title={known?.name || begun.current?.name || 'Menu item'}
      back={{ href: menuPath, label: 'Menu' }}
      width="narrow"
    >
      <MenuView restaurant={restaurant} menu={menu} label="Loading menu item">
        {(items) => {
          const present = items.find(({ id }) => id === itemId);
          begun.current ??= present;
          return begun.current ? (
            <EditItem
              restaurantId={restaurantId}
              begun={begun.current}
              present={present}
              items={items}
              store={store}
              menuPath={menuPath}
            />
          ) : (
            <ItemNotFound menuPath={menuPath} />
          );
        }}
      </MenuView>
    </Page>
  );
}

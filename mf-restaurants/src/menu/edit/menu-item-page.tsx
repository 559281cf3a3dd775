import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useDraft, useRouteParams } from '@fleetfoot/shared/remote';
import { EmptyState, LinkButton, Page } from '@fleetfoot/shared/ui';
import { useRef } from 'react';
import { pathOfMenu } from '../../restaurant-paths';
import { EDIT_ITEM } from '../../texts/edit-item';
import { useMenu } from '../data';
import { draftKey, type EditDraft } from '../item-form-values';
import { menuInOrder } from '../menu-groups';
import { MenuView } from '../menu-view';
import { EditItem } from './edit-item';

function ItemNotFound({ menuPath }: { readonly menuPath: string }) {
  return (
    <EmptyState
      icon="restaurants"
      title={EDIT_ITEM.notFound}
      action={
        <LinkButton variant="secondary" href={menuPath}>
          {EDIT_ITEM.backToMenu}
        </LinkButton>
      }
    />
  );
}

interface MenuItemScreenProps {
  readonly restaurantID: string;
  readonly itemID: string;
}

function MenuItemScreen({ restaurantID, itemID }: MenuItemScreenProps) {
  const { restaurant, menu, writes } = useMenu(restaurantID);
  const draft = useDraft<EditDraft>(draftKey(restaurantID, itemID));
  // An item that another member deletes during the edit stays in the form.
  const begun = useRef<MenuItem | undefined>(draft.value?.known);
  const menuPath = pathOfMenu(restaurantID);
  // Of those that a menu shows: its settings are none.
  const known = menu.status === 'ready' ? menuInOrder(menu.data).find(({ id }) => id === itemID) : undefined;
  const name = known?.name || begun.current?.name;
  return (
    <Page
      title={name || EDIT_ITEM.title}
      isNamed={Boolean(name)}
      back={{ href: menuPath, label: EDIT_ITEM.back }}
      width="narrow"
    >
      <MenuView restaurant={restaurant} menu={menu} label={EDIT_ITEM.loading}>
        {(items) => {
          const present = items.find(({ id }) => id === itemID);
          begun.current ??= present;
          return begun.current ? (
            <EditItem
              restaurantID={restaurantID}
              begun={begun.current}
              present={present}
              items={items}
              writes={writes}
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

/** Another item is another screen: nothing of the last one stays. */
export function MenuItemPage() {
  const { restaurantID = '', itemID = '' } = useRouteParams();
  return <MenuItemScreen key={`${restaurantID}/${itemID}`} restaurantID={restaurantID} itemID={itemID} />;
}

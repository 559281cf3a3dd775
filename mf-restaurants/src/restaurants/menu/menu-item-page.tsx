import { useRouteParams } from '@fleetfoot/shared/remote';
import { MenuItemScreen } from './menu-item-screen';

/** Another item is another screen: nothing of the last one stays. */
export function MenuItemPage() {
  const { restaurantId = '', itemId = '' } = useRouteParams();
  return <MenuItemScreen key={`${restaurantId}/${itemId}`} restaurantId={restaurantId} itemId={itemId} />;
}

import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useServices, useSession } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { useRestaurant } from '../use-restaurant';
import { menuQuery, menuStore } from './menu.queries';

/** A restaurant, its menu, and the writes to it. */
export function useMenu(restaurantId: string) {
  const { now } = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const restaurant = useRestaurant(restaurantId);
  const menu = useLiveCollection(menuQuery(restaurantId));
  const store = useMemo(() => menuStore(restaurantId, uid, now), [restaurantId, uid, now]);
  return { restaurant, menu, store };
}

import type { Live } from '@fleetfoot/shared/firebase';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import type { Restaurant } from '@fleetfoot/shared/model/restaurants/restaurant';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { RestaurantNotFound } from '../restaurant-not-found';
import { menuInOrder } from './menu-groups';

interface MenuViewProps {
  readonly restaurant: Live<Restaurant | undefined>;
  readonly menu: Live<readonly MenuItem[]>;
  /** What is loading, in words. */
  readonly label: string;
  /** Gets the menu in order. */
  readonly children: (items: readonly MenuItem[]) => ReactNode;
}

/** What needs a restaurant's menu: loading, failed, offline, not there, or there. */
export function MenuView({ restaurant, menu, label, children }: MenuViewProps) {
  const skeleton = <SkeletonRows rows={6} label={label} />;
  return (
    <LiveView result={restaurant} skeleton={skeleton}>
      {(data) =>
        data === undefined ? (
          <RestaurantNotFound />
        ) : (
          <LiveView result={menu} skeleton={skeleton}>
            {(entries) => children(menuInOrder(entries))}
          </LiveView>
        )
      }
    </LiveView>
  );
}

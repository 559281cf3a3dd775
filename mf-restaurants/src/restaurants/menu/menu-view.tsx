import type { Restaurant } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { RestaurantNotFound } from '../restaurant-not-found';
import { menuItems } from './menu-groups';
import type { MenuItem } from './menu-item';

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
            {(entries) => children(menuItems(entries))}
          </LiveView>
        )
      }
    </LiveView>
  );
}

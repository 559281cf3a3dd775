import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-restaurants',
  title: 'Restaurants',
  contract: CONTRACT,
  routes: [
    { path: '/restaurants', access: 'set-up', title: 'Restaurants', page: 'restaurant-list-page' },
    {
      path: '/restaurants/:restaurantID',
      access: 'set-up',
      title: 'Restaurant',
      page: 'restaurant-detail-page',
    },
    { path: '/restaurants/:restaurantID/menu', access: 'set-up', title: 'Menu', page: 'menu-page' },
    {
      path: '/restaurants/:restaurantID/menu/:itemID',
      access: 'set-up',
      title: 'Menu item',
      page: 'menu-item-page',
    },
    { path: '/newmenuitem', access: 'set-up', title: 'New menu item', page: 'new-menu-item-page' },
  ],
  nav: [{ label: 'Restaurants', path: '/restaurants', icon: 'restaurants', order: 40 }],
  day: true,
};

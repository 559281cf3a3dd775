/** The pages of the manifest's routes, each its own chunk. */
export const pages = {
  'restaurant-list-page': () =>
    import(/* webpackChunkName: "restaurant-list-page" */ './restaurants/restaurant-list-page').then(
      (module) => module.RestaurantListPage,
    ),
  'restaurant-detail-page': () =>
    import(/* webpackChunkName: "restaurant-detail-page" */ './restaurants/restaurant-detail-page').then(
      (module) => module.RestaurantDetailPage,
    ),
  'menu-page': () =>
    import(/* webpackChunkName: "menu-page" */ './restaurants/menu/menu-page').then(
      (module) => module.MenuPage,
    ),
  'menu-item-page': () =>
    import(/* webpackChunkName: "menu-item-page" */ './restaurants/menu/menu-item-page').then(
      (module) => module.MenuItemPage,
    ),
  'new-menu-item-page': () =>
    import(/* webpackChunkName: "new-menu-item-page" */ './restaurants/menu/new-menu-item-page').then(
      (module) => module.NewMenuItemPage,
    ),
};

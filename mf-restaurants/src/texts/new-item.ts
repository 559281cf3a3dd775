/** The page of a new menu item. */
export const NEW_ITEM = {
  title: 'New menu item',
  backToRestaurants: 'Restaurants',
  backToMenu: 'Menu',
  loadingRestaurants: 'Loading restaurants',
  loadingMenu: 'Loading menu',
  whoseMenu: "Which restaurant's menu is it for?",
  save: 'Add item',
  added: (item: string) => `${item} is on the menu.`,
} as const;

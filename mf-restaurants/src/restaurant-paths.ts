export function pathOfRestaurant(restaurantID: string): string {
  return `/restaurants/${encodeURIComponent(restaurantID)}`;
}

export function pathOfMenu(restaurantID: string): string {
  return `${pathOfRestaurant(restaurantID)}/menu`;
}

export function pathOfItem(restaurantID: string, itemID: string): string {
  return `${pathOfMenu(restaurantID)}/${encodeURIComponent(itemID)}`;
}

/** Where an item is added to this restaurant's menu. */
export function pathOfNewItem(restaurantID: string): string {
  return `/newmenuitem?${new URLSearchParams({ restaurant: restaurantID })}`;
}

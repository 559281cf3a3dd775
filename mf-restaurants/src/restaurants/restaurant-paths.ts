export function pathOfRestaurant(restaurantId: string): string {
  return `/restaurants/${encodeURIComponent(restaurantId)}`;
}

export function pathOfMenu(restaurantId: string): string {
  return `${pathOfRestaurant(restaurantId)}/menu`;
}

export function pathOfItem(restaurantId: string, itemId: string): string {
  return `${pathOfMenu(restaurantId)}/${encodeURIComponent(itemId)}`;
}

/** Where an item is added to this restaurant's menu. */
export function pathOfNewItem(restaurantId: string): string {
  return `/newmenuitem?${new URLSearchParams({ restaurant: restaurantId })}`;
}

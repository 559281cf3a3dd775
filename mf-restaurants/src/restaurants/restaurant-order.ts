import type { Restaurant } from '@fleetfoot/shared/domain';

/** Restaurants from A to Z. */
export function restaurantsByName(restaurants: readonly Restaurant[]): readonly Restaurant[] {
  return restaurants.toSorted((a, b) => a.name.localeCompare(b.name, 'en-ZA', { numeric: true }));
}

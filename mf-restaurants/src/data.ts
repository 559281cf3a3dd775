import { type CollectionQuery, parseWith } from '@fleetfoot/shared/firebase';
import {
  type Restaurant,
  RestaurantSchema,
  restaurants,
} from '@fleetfoot/shared/model/restaurants/restaurant';

export const parseRestaurant = parseWith(RestaurantSchema);

export function restaurantsQuery(orgID: string): CollectionQuery<Restaurant> {
  return {
    path: restaurants.path(),
    where: [['organizationID', orgID]],
    limit: restaurants.mostInQuery,
    parse: parseRestaurant,
  };
}

/** Restaurants from A to Z. */
export function restaurantsByName(restaurants: readonly Restaurant[]): readonly Restaurant[] {
  return restaurants.toSorted((a, b) => a.name.localeCompare(b.name, 'en-ZA', { numeric: true }));
}

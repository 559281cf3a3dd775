import { type Restaurant, RestaurantSchema } from '@fleetfoot/shared/domain';
import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

const parseRestaurant = parseWith(RestaurantSchema);

export function restaurantsQuery(orgId: string): CollectionQuery<Restaurant> {
  return { path: 'Restaurants', where: [['organizationID', orgId]], limit: 200, parse: parseRestaurant };
}

export function restaurantQuery(restaurantId: string): DocumentQuery<Restaurant> {
  return { path: `Restaurants/${restaurantId}`, parse: parseRestaurant };
}

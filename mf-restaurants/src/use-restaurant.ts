import { type DocumentQuery, type Live, useLiveDocument } from '@fleetfoot/shared/firebase';
import { type Restaurant, restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { parseRestaurant } from './data';

export function restaurantQuery(restaurantID: string): DocumentQuery<Restaurant> {
  return { path: restaurants.document(restaurantID), parse: parseRestaurant };
}

export function useRestaurant(restaurantID: string): Live<Restaurant | undefined> {
  return deniedAsMissing(useLiveDocument(restaurantQuery(restaurantID)));
}

/**
 * A refused read as one that found nothing: the rules refuse a restaurant that does not exist as they refuse one of another
 * organisation, and the page must not tell which it was.
 */
export function deniedAsMissing<T>(result: Live<T | undefined>): Live<T | undefined> {
  if (result.status !== 'error' || result.error.code !== 'permission-denied') return result;
  return { status: 'ready', data: undefined, offline: false };
}

import type { Restaurant } from '@fleetfoot/shared/domain';
import { type Live, useLiveDocument } from '@fleetfoot/shared/firebase';
import { deniedAsMissing } from './denied-as-missing';
import { restaurantQuery } from './restaurants.queries';

export function useRestaurant(restaurantId: string): Live<Restaurant | undefined> {
  return deniedAsMissing(useLiveDocument(restaurantQuery(restaurantId)));
}

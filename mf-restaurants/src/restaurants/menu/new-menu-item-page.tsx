import { useSearchParams } from '@fleetfoot/shared/remote';
import { ChosenRestaurant } from './chosen-restaurant';
import { RestaurantChoice } from './restaurant-choice';

/** Adds an item to the menu of the restaurant that the address names; asks for one when it names none. */
export function NewMenuItemPage() {
  const restaurantId = useSearchParams().get('restaurant');
  return restaurantId ? (
    <ChosenRestaurant key={restaurantId} restaurantId={restaurantId} />
  ) : (
    <RestaurantChoice />
  );
}

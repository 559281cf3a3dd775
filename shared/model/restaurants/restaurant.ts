import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** A restaurant. Prep time in minutes, minimum order in rand. */
export const RestaurantSchema = v.object({
  id: v.string(),
  name: v.string(),
  organizationID: v.string(),
  phoneNumber: v.string(),
  website: v.string(),
  urlPath: v.string(),
  averagePrepTime: v.number(),
  minimumOrderAmountWithoutFee: v.number(),
  location: v.object({
    streetAddress: v.string(),
    city: v.string(),
    state: v.string(),
    postalCode: v.string(),
    country: v.string(),
    countryCode: v.string(),
    latitude: v.number(),
    longitude: v.number(),
  }),
});

export type Restaurant = v.InferOutput<typeof RestaurantSchema>;

export const restaurants = collection('Restaurants/{restaurantID}', RestaurantSchema, { mostInQuery: 200 });

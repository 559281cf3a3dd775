import * as v from 'valibot';

/** Restaurants/{id}. Prep time in minutes, minimum order in rand. */
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

/** Restaurants/{id}/Menu/{id}. The collection also holds the menu's settings, as an entry named menuConfig. */
export const MenuItemSchema = v.object({ id: v.string(), name: v.optional(v.string(), '') });

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;

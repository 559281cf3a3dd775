import type { Restaurant } from '@fleetfoot/shared/model/restaurants/restaurant';

/** A restaurant for tests. */
export function restaurantFixture(overrides: Partial<Restaurant> = {}): Restaurant {
  return {
    id: 'marula',
    name: 'Marula Kitchen',
    organizationID: 'acme',
    phoneNumber: '+27112345678',
    website: 'https://marula.co.za',
    urlPath: 'marula-kitchen',
    averagePrepTime: 25,
    minimumOrderAmountWithoutFee: 180,
    location: {
      streetAddress: '12 Vilakazi Street, Orlando West',
      city: 'Johannesburg',
      state: 'Gauteng',
      postalCode: '1804',
      country: 'South Africa',
      countryCode: 'ZA',
      latitude: -26.2389,
      longitude: 27.9087,
    },
    ...overrides,
  };
}

/** The page of a restaurant. */
export const RESTAURANT = {
  name: 'Restaurant',
  back: 'Restaurants',
  loading: 'Loading restaurant',
  openMenu: 'View Menu',
} as const;

export const SUMMARY = {
  title: 'SUMMARY',
  name: 'Name',
  id: 'ID',
  organizationID: 'Organisation ID',
  phoneNumber: 'Phone number',
  website: 'Website',
  noWebsite: 'N/A',
  urlPath: 'URL path',
  prepTime: 'Average prep time',
  minutes: (count: string) => `${count} minutes`,
  minimumOrder: 'Minimum order without fee',
} as const;

export const LOCATION = {
  title: 'LOCATION',
  map: 'Map of the restaurant',
  noMap: 'Invalid location data provided.',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal code',
  country: 'Country',
  countryCode: 'Country code',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const;

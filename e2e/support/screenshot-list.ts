/** The screens to take pictures of: a name for the file and the path. */
export const SIGNED_OUT_SCREENS = { login: '/login', 'unknown-page': '/no/such/page' } as const;

export const SIGNED_IN_SCREENS = {
  deliveries: '/deliveries',
  'new-delivery': '/newdelivery',
  'address-book': '/address',
  advertising: '/advertising',
  'new-campaign': '/newcampaign',
  restaurants: '/restaurants',
  api: '/api',
  team: '/team',
  billing: '/billing',
} as const;

/** Screens that are reached from the first row of a list. */
export const FROM_FIRST_ROW = {
  'delivery-detail': '/deliveries',
  'campaign-detail': '/advertising',
  'restaurant-detail': '/restaurants',
} as const;

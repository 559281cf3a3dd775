/** The list of restaurants, and what several pages say of them. */
export const RESTAURANTS = {
  title: 'Restaurants',
  loading: 'Loading restaurants',
  caption: 'Restaurants',
  name: 'Restaurant',
  address: 'Street address',
  city: 'City',
  phoneNumber: 'Phone number',
  menu: 'Menu',
  openMenu: 'View Menu',
  /** Heard after `openMenu`. */
  menuOf: (restaurant: string) => `of ${restaurant}`,
} as const;

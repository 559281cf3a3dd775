/** The form of a menu item, new or not. */
export const ITEM = {
  name: 'Name',
  description: 'Description',
  descriptionHint: 'What is in it, for people who have never had it.',
  price: 'Price',
  priceHint: 'Rand and cents, such as 45,50.',
  category: 'Category',
  categoryHint: 'Type a new one, or choose one that the menu has.',
  availability: 'Availability',
  available: 'Available',
  soldOut: 'Sold out',
  soldOutFor: 'Sold out for',
  soldOutUntil: 'Sold out until',
  soldOutHint: 'South African time. From then on it is available again by itself.',
  cancel: 'Cancel',
} as const;

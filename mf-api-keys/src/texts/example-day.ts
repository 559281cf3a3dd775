/** The list of an example day. */
export const EXAMPLES = {
  title: 'An example day',
  description: 'Ten made-up deliveries, as a day may bring them. Open one to follow it.',
  caption: 'Deliveries of an example day',
  columns: {
    reference: 'Reference',
    status: 'Status',
    dropoff: 'Drop-off',
    pickupTime: 'Pickup time',
    price: 'Price',
  },
  late: 'Late',
  ownDeliveries: 'Your own deliveries are told live, with a price for your own roads.',
} as const;

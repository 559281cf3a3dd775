/** The page of a delivery of the example day. */
export const EXAMPLE_DELIVERY = {
  title: 'Example delivery',
  back: 'An example day',
  notFound: 'There is no such example.',
  notFoundText: 'The example day has ten deliveries, and this is none of them.',
  all: 'The example day',
  price: 'Price',
  proof: { title: 'Proof of delivery', given: 'Given', receivedBy: 'Received by', at: 'At' },
} as const;

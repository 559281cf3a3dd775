/** What stands in place of a delivery that is not there. */
export const NOT_FOUND = {
  title: 'Delivery not found',
  text: 'It may have been cancelled, or the address of this page is not complete.',
  all: 'All deliveries',
} as const;

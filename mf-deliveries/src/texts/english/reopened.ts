/** What stands in place of a delivery that is not there. */
export const NOT_FOUND = {
  title: 'Delivery not found',
  text: 'It may have been cancelled, or the address of this page is not complete.',
  all: 'All deliveries',
} as const;

/** What New Delivery says when it is opened with what another delivery, or one that waits, was. */
export const REOPENED = {
  loading: 'Loading the delivery',
  notFound: NOT_FOUND,
  gone: 'Nothing is waiting under this address',
  goneText: 'It has been sent, or it was deleted from this device.',
} as const;

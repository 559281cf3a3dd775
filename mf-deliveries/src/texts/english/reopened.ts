/** What New Delivery says when it is opened with what another delivery, or one that waits, was. */
export const REOPENED = {
  loading: 'Loading the delivery',
  gone: 'Nothing is waiting under this address',
  goneText: 'It has been sent, or it was deleted from this device.',
} as const;

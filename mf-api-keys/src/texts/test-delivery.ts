/** The page of a test delivery, and its steps. */
export const TEST_DELIVERY = {
  title: 'Test delivery',
  back: 'Test deliveries',
  loading: 'Loading test delivery',
  notFound: 'Test delivery not found.',
  notFoundText: 'It was cancelled, or its time is up, or it belongs to another organisation.',
  all: 'All test deliveries',

  steps: {
    title: 'Next step',
    ended: 'This test delivery has ended. There is no next step.',
    advance: (status: string) => `Advance to ${status}`,
    return: 'Return',
    completeReturn: 'Complete the return',
    fail: 'Fail',
    told: 'Each step is told to your webhooks of test mode and shown by the API, as if a courier had made it.',
    doubt: 'the test delivery was moved',
    done: (status: string) => `The test delivery is ${status}.`,
  },
  fail: {
    title: 'Fail this test delivery',
    text: 'Your system hears of it by the webhooks of test mode, with this reason.',
    reason: 'Reason',
    cancel: 'Cancel',
    confirm: 'Fail',
    doubt: 'the test delivery has failed',
  },
} as const;

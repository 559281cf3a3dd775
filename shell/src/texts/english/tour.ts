/** What the tour says around its stops, and its own stop. */
export const TOUR = {
  name: 'Tour',
  at: (stop: string, stops: string) => `Tour, ${stop} of ${stops}`,
  showPage: 'Show its page',
  waiting: 'A look around',
  loading: 'Loading the tour …',
  isLoading: 'Loading the tour.',
  failed: 'The tour could not be loaded. Check your connection, then try again.',
  retry: 'Retry',
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  end: 'End tour',
  ended: 'The tour has ended. Find brings it back: Tour.',
  find: {
    label: 'Find anything',
    text: 'Press Ctrl-K (⌘K on a Mac) or the Find button on any page. It finds pages, deliveries, and this tour again.',
  },
} as const;

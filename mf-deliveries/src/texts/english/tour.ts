/** The stops of the tour on the pages of deliveries. */
export const TOUR = {
  list: {
    label: 'Your deliveries',
    text: 'Every delivery of your organisation, with where it is now. Once there are some, Needs you above the list shows what is late or went wrong.',
  },
  follow: {
    label: 'Follow a delivery',
    text: 'The timeline tells each step as it happens. Get tracking link makes a page on which your recipient follows the courier, without signing in.',
  },
  /** For who has no delivery to look at. */
  example: {
    label: 'An example day',
    text: 'Ten made-up deliveries, as a day might bring them: nothing of them is stored or charged. Open one to follow it from door to door.',
  },
  create: {
    label: 'A new delivery',
    text: 'Say from where to where, and when. The price stands there before you create anything, and is charged once the trip has ended.',
  },
} as const;

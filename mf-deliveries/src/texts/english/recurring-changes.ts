/** What others changed of a recurring delivery while its form was open. */
export const RECURRING_CHANGES = {
  /** Each part in a sentence. */
  parts: {
    name: 'the name',
    days: 'the days',
    time: 'the pickup time',
    starts: 'the first day',
    ends: 'the last day',
    holidays: 'what happens on public holidays',
    deliverable_action: 'the deliverable action',
    pickup: 'the pickup',
    dropoff: 'the drop-off',
  },
  /** What they saved of the last day. */
  noLastDay: 'no last day',
} as const;

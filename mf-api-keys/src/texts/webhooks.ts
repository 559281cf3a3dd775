/** The list of webhooks, and what is said of one wherever it stands. */
export const WEBHOOKS = {
  title: 'Webhooks',
  loading: 'Loading webhooks',
  none: 'No webhooks',
  purpose: 'A webhook tells your own system when a delivery is created, collected, delivered or fails.',
  purposeForMembers: 'They tell your own systems what becomes of your deliveries.',
  add: 'Add webhook',
  columns: {
    url: 'Address',
    description: 'Description',
    mode: 'Mode',
    events: 'Events',
    state: 'State',
  },

  allEvents: 'All events',
  oneEvent: '1 event',
  someEvents: (count: string) => `${count} events`,
  modes: { live: 'Live', test: 'Test' },
  on: 'On',
  off: 'Off',
  failing: 'Failing',
} as const;

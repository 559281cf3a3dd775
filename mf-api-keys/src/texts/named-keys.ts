/** Keys beside the organisation's own two. */
export const NAMED_KEYS = {
  title: 'More keys',
  loading: 'Loading more keys',
  none: 'No further keys',
  purpose: 'A key of its own for each of your systems can be taken back without touching the others.',

  columns: {
    name: 'Name',
    access: 'Access',
    created: 'Created',
    used: 'Last used',
    state: 'State',
    actions: 'Actions',
  },
  modes: { live: 'Live', test: 'Test' },
  access: { both: 'Read and write', read: 'Read only', write: 'Write only' },
  unused: 'Not used yet',
  unlimited: 'Works until revoked',
  revoked: (date: string) => `Revoked ${date}`,
  ended: (date: string) => `Ended ${date}`,
  ends: (date: string) => `Ends ${date}`,

  create: {
    title: 'Create a key',
    confirm: 'Create key',
    cancel: 'Cancel',
    name: 'Name',
    nameHint: 'The system that uses it, such as “Online shop”.',
    access: 'Access',
    accessHints: {
      both: 'It lists, creates and cancels deliveries.',
      read: 'It lists deliveries and changes nothing.',
      write: 'It creates and cancels deliveries, and lists none.',
    },
    opens: 'Opens',
    modes: { live: 'Live deliveries', test: 'Test deliveries' },
    lifetime: 'It stops working',
    lifetimes: {
      unlimited: 'When it is revoked',
      '30d': 'In 30 days',
      '90d': 'In 90 days',
      '365d': 'In a year',
    },
    doubt: 'the key was created',
    unseen: (name: string) =>
      `The key ${name} was created after you had left, and is not shown any more. Revoke it under More keys, and create another.`,
    created: (name: string) =>
      `This is the key “${name}”. It is shown this one time: put it into your system now. A key that is lost is revoked, and another one created.`,
    done: (name: string) => `There is a new key: ${name}.`,
  },

  revoke: {
    open: 'Revoke',
    title: (name: string) => `Revoke “${name}”?`,
    confirm: 'Revoke key',
    consequence: (ending: string) =>
      `Systems that use the key that ends in ${ending} are refused from that moment on. This cannot be undone.`,
    doubt: (name: string) => `the key ${name} was revoked`,
    done: (name: string) => `The key ${name} is revoked.`,
  },
} as const;

/** The page of a webhook. */
export const WEBHOOK = {
  title: 'Webhook',
  loading: 'Loading webhook',
  notFound: 'Webhook not found.',
  all: 'All webhooks',
  askAdmin: 'Ask an Admin of your organisation.',

  summary: {
    title: 'Summary',
    state: 'State',
    failingSince: 'Failing since',
    goOnTrying: (since: string) => `${since}. We go on trying for three days.`,
    url: 'Address',
    mode: 'Mode',
    modes: {
      live: 'Live: it hears of live deliveries alone.',
      test: 'Test: it hears of test deliveries alone.',
    },
    events: 'Events',
    secret: 'Secret',
    shownOnce: 'Shown when it was made.',
    oldSecret: (until: string) => `The old secret signs as well until ${until}.`,
    added: 'Added',
  },
  disabled: {
    admin: (since: string) => `Off since ${since}. What happens meanwhile is kept in the log.`,
    gone: (since: string) =>
      `We switched this webhook off on ${since}: it answered 410, which says that it is gone. Put your system right, switch it on, then send again what it missed.`,
    failing: (since: string) =>
      `We switched this webhook off on ${since}: it failed for more than three days. Put your system right, switch it on, then send again what it missed.`,
  },
  test: {
    open: 'Send test event',
    doubt: 'the test event was sent',
    done: 'A test event was sent. The log shows what became of it.',
  },
  turn: {
    on: 'Switch on',
    off: 'Switch off',
    doubt: 'the webhook was switched',
    isOn: 'The webhook is on.',
    isOff: 'The webhook is off.',
  },
  edit: 'Edit',
  replace: {
    open: 'Replace secret',
    title: 'Replace the secret?',
    confirm: 'Replace secret',
    consequence:
      'You get a new secret. For 24 hours everything is signed with both; then the old one is worth nothing. One that was replaced before it is worth nothing from now on.',
    doubt: 'the secret was replaced',
    replaced:
      'Everything is signed with the old secret as well for 24 hours. Put the new one into your system before then.',
    done: 'The secret is replaced.',
  },
  delete: {
    open: 'Delete',
    title: 'Delete this webhook?',
    confirm: 'Delete webhook',
    consequence: (url: string) =>
      `Nothing is sent to ${url} any more, and what still waits for it is dropped. This cannot be undone.`,
    doubt: 'the webhook was deleted',
    done: 'The webhook is deleted.',
  },
} as const;

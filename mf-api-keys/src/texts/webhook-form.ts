/** The dialogs that ask what a webhook is told, and where. */
export const WEBHOOK_FORM = {
  url: 'Address',
  urlHint: 'Where your system listens. It must begin with https:// and be on the public internet.',
  description: 'Description (optional)',
  events: 'Events',
  eventsChosen: (count: string, all: string) => `Events: ${count} of ${all} chosen`,
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  cancel: 'Cancel',

  add: {
    title: 'Add a webhook',
    confirm: 'Add webhook',
    doubt: 'the webhook was added',
    mode: 'Hears of',
    modes: { live: 'Live deliveries', test: 'Test deliveries' },
    modeHints: {
      live: 'This stays as it is. For the other mode, add another webhook.',
      test: 'This stays as it is. Test deliveries have no tracking links and no problems, so nothing is told of those.',
    },
    secret:
      'Your system checks with it that what arrives comes from us and was not changed. It is shown this one time. A secret that is lost can be replaced.',
    done: 'There is a new webhook.',
  },
  edit: {
    title: 'Edit the webhook',
    confirm: 'Save',
    doubt: 'the webhook was changed',
    done: 'The webhook is changed.',
  },
} as const;

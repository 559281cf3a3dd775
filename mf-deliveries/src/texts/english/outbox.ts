/** What is said of deliveries that wait on this device. */
export const OUTBOX = {
  title: 'Outbox',
  states: {
    saved: 'Saved on this device',
    sending: 'Sending',
    accepted: 'Accepted',
    'needs-you': 'Needs you',
  },
  sendAgain: 'Send again',
  sendAgainOf: (reference: string) => `Send ${reference} again`,
  edit: 'Edit',
  editOf: (reference: string) => `Edit ${reference}`,
  view: 'View',
  viewOf: (reference: string) => `View ${reference}`,
  dismiss: 'Dismiss',
  dismissOf: (reference: string) => `Dismiss ${reference}`,
  remove: 'Delete',
  removeOf: (reference: string) => `Delete ${reference}`,
  cancel: 'Cancel',
  removeQuestion: 'Delete what is saved on this device?',
  removeText: (reference: string) =>
    `Delivery ${reference} is deleted from this device and will not be sent.`,
  mayBeThere: 'It was sent before without an answer: look in the list whether it is there already.',
} as const;

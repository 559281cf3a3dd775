/** The purchase of a campaign: confirming, paying, and resuming it. */
export const PURCHASE = {
  confirmTitle: 'Create this campaign?',
  resumeTitle: 'Finish this campaign?',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  retry: 'Try again',
  choice: (choice: string) => `${choice}.`,
  inReview: 'The campaign starts in review.',
  charge: (deposit: string, activation: string) =>
    `You will be charged ${deposit} now, half of the total activation fee of ${activation}.`,
  noCharge: 'Nothing is charged now: this plan has no activation fee.',
  resumed: (deposit: string) =>
    `It was confirmed and then interrupted. If its deposit of ${deposit} has not been paid yet, your card is charged once; if it has, nothing more is charged.`,
  resumedFree: 'It was confirmed and then interrupted. Nothing is charged for it now.',

  card: {
    said: (card: string) => `Card: ${card}`,
    default: 'Default',
    label: 'Card',
    defaultOption: (card: string) => `${card} (default)`,
    none: 'There is no card to charge. Add one here; your choice stays.',
    change: 'Change card',
    add: 'Add a card',
    addText: 'Nothing is charged by adding it. Your campaign goes on afterwards.',
    lookingUp: 'Looking up your card…',
    notFound: (reason: string) => `Your card could not be looked up. ${reason}`,
    lookAgain: 'Look again',
    loading: 'Loading the card form…',
    notLoaded: 'The card form could not be loaded. Check your connection and try again.',
  },
  steps: {
    recording: 'Preparing…',
    paying: 'Paying the deposit…',
    bank: 'Waiting for your bank…',
    creating: 'Creating the campaign…',
  },
  outcomes: {
    waiting:
      'This is above what you may spend without an Admin. The Admins of your organisation see it under Billing now. Nothing has been charged; once it is approved, you can go on.',
    otherFirst:
      'Nothing was charged: another campaign of yours is still being paid for. Close this to see it, and finish it first.',
    bankUnanswered: 'Your bank has not confirmed the payment yet.',
    connectionLost: (state: string) => `The connection was lost. ${state}`,
    because: (reason: string, state: string) => `${reason} ${state}`,
    notCharged: (reason: string) => `${reason} Nothing was charged.`,
    paymentInDoubt:
      'We do not know yet whether the deposit was paid. Try again: it goes on with the same payment, so you are never charged twice.',
    creationInDoubt:
      'We do not know yet whether the campaign was created. Try again: it is never created twice.',
    paidOnly: 'The deposit is paid, and the campaign is not there yet. Try again: nothing more is charged.',
  },

  unfinished: {
    title: 'This campaign is not finished',
    finishing: 'Finishing this campaign',
    goOn: 'Go on',
    giveUp: 'Give it up',
    giveUpFirst: 'Give it up to create another one.',
    decideFirst: 'Go on with it, or give it up, before you create another one.',
    tooLate: 'Its deposit has been paid already. Go on: nothing more is charged.',
  },
  request: {
    anAdmin: 'An Admin',
    declined: 'This campaign was declined',
    declinedText: (admin: string) => `${admin} has declined it. Nothing was charged.`,
    expired: 'This campaign waited too long',
    expiredText: 'Its time for an approval is over. Nothing was charged.',
    approved: 'This campaign is approved',
    approvedText: (admin: string, until: string, deposit: string) =>
      `${admin} has approved it. Go on until ${until}, and your card is charged ${deposit} once.`,
    waiting: 'This campaign waits for an Admin',
    waitingText: (deposit: string, until: string) =>
      `Its deposit of ${deposit} is above what you may spend without one. An Admin can approve it under Billing until ${until}. Nothing has been charged.`,
  },
} as const;

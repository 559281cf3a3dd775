/** What the page of recipients' details says. */
export const PRIVACY = {
  title: 'Privacy',
  back: 'Team',
  notYours: 'Ask an Admin of your organisation.',
  loading: 'Loading the privacy settings',
  /** Who has answered, where it was no member. */
  operator: 'The operator',
  formerMember: 'Somebody who has left',
} as const;

/** How long recipients' details are kept. */
export const CLOCK = {
  title: 'How long recipients are kept',
  intro:
    'This many days after a delivery, the names, phone numbers, addresses, instructions and gate codes on it are removed for good. Its reference, dates and amounts stay. A recurring delivery that has been paused or over for as long is deleted.',
  days: 'Days after a delivery',
  bounds: (least: string, most: string) => `From ${least} to ${most}.`,
  wrong: (least: string, most: string) => `Enter a number of days from ${least} to ${most}.`,
  save: 'Save',
  doubt: 'this was saved',
  saved: (days: string) => `Recipients' details are kept for ${days} days.`,
} as const;

/** Looking a number up, and what is done with what is found. */
export const LOOKUP = {
  title: 'What do you hold about this number?',
  intro:
    'Somebody may ask what you know about them, and to have it erased. Look in deliveries, the address book, the team, invitations and the audit trail.',
  number: 'Phone number',
  wrongNumber: 'Enter a phone number such as 082 123 4567.',
  submit: 'Look up',
  doubt: 'this was looked up',
  found: (count: string) => `Entries found: ${count}.`,
  none: (number: string) => `Nothing is held about ${number}`,
  noneDetails: 'Drafts that members have not sent are their own, and are deleted after 30 days.',
  more: 'There is more than is listed. Erasing takes all of it.',
  asCsv: 'Download CSV',
  asJson: 'Download JSON',
  downloadDoubt: 'the file is there',
} as const;

export const ERASURE = {
  open: 'Erase',
  question: (number: string) => `Erase what is held about ${number}?`,
  details: (count: string, all: string) =>
    `Names, numbers, addresses, instructions and gate codes are removed from ${count} of ${all} entries. This cannot be undone.`,
  detailsAndMore: (count: string, all: string) =>
    `Names, numbers, addresses, instructions and gate codes are removed from ${count} of ${all} entries, and from those that are not listed. This cannot be undone.`,
  confirm: 'Erase',
  erased: (count: string) => `Entries erased: ${count}.`,
} as const;

/** The table of what is held about a number. */
export const HELD = {
  caption: 'What is held about this number',
  what: 'What',
  where: 'Where',
  as: 'As',
  date: 'Date',
  erasable: 'Can be erased',
  yes: 'Yes',
} as const;

/** Where something is held, in the words of the pages that show it. */
export const HELD_KINDS = {
  delivery: 'Delivery',
  cancelledDelivery: 'Cancelled delivery',
  testDelivery: 'Test delivery',
  recurringDelivery: 'Recurring delivery',
  problem: 'Problem of a delivery',
  address: 'Saved address',
  member: 'Team',
  invitation: 'Invitation',
  event: 'Audit trail',
} as const;

/** The headings of the file of what is held about a number. */
export const HELD_HEADINGS = ['Where', 'What', 'As', 'Date', 'Field', 'Value'] as const;

/** The list of requests that were answered. */
export const ANSWERS = {
  title: 'Answers given',
  loading: 'Loading answers',
  none: 'No answers yet',
  noneDetails: 'Every look-up, export and erasure is listed here.',
  when: 'When',
  number: 'Number',
  what: 'What',
  found: 'Found',
  erased: 'Erased',
  by: 'By',
} as const;

/** What was answered. */
export const ANSWER_KINDS = { found: 'Looked up', exported: 'Exported', erased: 'Erased' } as const;

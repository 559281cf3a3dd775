/** What the activity of the team says: its page, its filters and its list. */
export const ACTIVITY = {
  title: 'Activity',
  back: 'Team',
  intro: (days: string) => `What was done in the last ${days} days, newest first`,
  notYours: 'Ask an Admin of your organisation to look something up for you.',
  loading: 'Loading activity',

  time: 'Time',
  person: 'Person',
  what: 'What',
  day: 'Day',
  object: 'Object',
  all: 'All',
  /** In the list of people, somebody who has left, or a key. */
  chosen: 'The chosen one',

  noneFit: 'Nothing fits',
  kept: (days: string) => `What was done is kept for ${days} days.`,
  showAll: 'Show everything',
  none: 'Nothing has been done yet',
  noneIntro: 'What your team does shows up here as it happens.',
  more: (count: string) => `Load ${count} more`,
  moreFailed: 'Older events could not be loaded.',
  retry: 'Try again',

  download: 'Download CSV',
  downloadDetails: (count: string) =>
    `The file holds the ${count} events that are loaded. Load more first if you need older ones.`,
} as const;

/** The dialog of one event. */
export const EVENT = {
  signedIn: 'Signed in',
  address: 'IP address',
  program: 'Program',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  noFields: 'No fields are noted for this event.',
  everythingBy: (name: string) => `Show everything by ${name}`,
  everythingDone: 'Show everything done to this object',
  yes: 'Yes',
  no: 'No',
  /** In place of what opens somebody's gate. */
  notShown: 'Not shown',
} as const;

/** Words in the names of fields, where they are written otherwise. */
export const FIELD_WORDS: Readonly<Record<string, string>> = { dropoff: 'drop-off', id: 'ID' };

/** Who did something without being a member. */
export const ACTORS = {
  service: 'The service',
  recipient: 'The recipient',
  anyKey: 'An API key',
  key: (name: string) => `API key ${name}`,
  formerMember: 'A former member',
} as const;

/** By the name of the system. */
export const SYSTEMS: Readonly<Record<string, string>> = {
  stripe: 'The payment provider',
  privacy: 'The privacy clock',
  webhooks: 'The sender of webhooks',
  recurring: 'A recurring delivery',
  provider: 'Our support team',
};

/** The headings of the file for a spreadsheet. */
export const CSV_HEADINGS = [
  ACTIVITY.time,
  ACTIVITY.person,
  ACTIVITY.what,
  ACTIVITY.object,
  'Object ID',
  EVENT.changes,
  EVENT.address,
  'Event ID',
] as const;

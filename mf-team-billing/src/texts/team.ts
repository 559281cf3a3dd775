/** What the page of the team says, and what several of its parts say. */
export const TEAM = {
  name: 'Team',
  activity: 'Activity',
  privacy: 'Privacy',
  openInvite: 'Invite Member',
  cancel: 'Cancel',
  fullName: 'Full name',
  phoneNumber: 'Phone number',
  role: 'Role',
  /** The heading of a column of buttons. */
  actions: 'Actions',
} as const;

/** The list of members. */
export const MEMBERS = {
  title: 'Members',
  loading: 'Loading members',
  caption: 'Team members',
  search: 'Search members',
  searchHint: 'Name, phone number or email',
  count: (count: string) => `${count} members`,
  found: (found: string, count: string) => `${found} of ${count} members`,
  noneFound: (search: string) => `Nobody matches “${search}”`,
  clearSearch: 'Clear search',
  you: 'You',
  onlyAdmin: 'You are the only Admin. Make somebody else an Admin before you leave.',
  edit: 'Edit',
} as const;

/** The list of invitations, and what is done with one. */
export const INVITATIONS = {
  title: 'Pending invitations',
  loading: 'Loading invitations',
  none: 'No pending invitations',
  intro:
    'Each invitation goes out as a text message with a link. You can also share a link yourself: only the newest one works.',
  status: 'Status',
  role: 'Invited role',
  pending: 'Invite Pending',
  expired: 'Expired',
  expires: (date: string) => `Expires ${date}`,
  sent: (time: string) => `Sent ${time}`,
  unsent: 'No message sent yet',
  resend: 'Resend',
  resent: 'Sent again',
  resendDoubt: 'the invitation was sent again',
  /** Heard after `resend` and `delete`. */
  invitationTo: (number: string) => `invitation to ${number}`,
  resentTo: (number: string) => `A message with a new link is on its way to ${number}.`,
  renewed: (number: string) => `The invitation to ${number} is renewed.`,
  share: 'Share link',
  /** Heard after `share`. */
  shareOf: (number: string) => `of the invitation to ${number}`,
  delete: 'Delete',
  deleteQuestion: 'Delete this invitation?',
  deleteDetails: (number: string) =>
    `${number} can then no longer join the team. You can invite the number again.`,
  deleteDoubt: 'the invitation was deleted',
  deleted: (number: string) => `The invitation to ${number} is deleted.`,
} as const;

/** The dialog that invites somebody. */
export const INVITE = {
  title: 'Invite Team Member',
  number: 'Mobile Number',
  numberHint: 'Nine digits, without the 0 at the beginning.',
  wrongNumber: 'This is not a South African mobile number. Those begin with 6, 7 or 81 to 85.',
  roleHint: 'Admins also manage the team and the saved cards.',
  submit: 'Invite',
  doubt: 'the number was invited',
  invited: (number: string, role: string) => `${number} is invited as ${role}.`,
  sent: 'A message with the link is on its way.',
  /** Why no message went to an invited number, and what to do. */
  unsent: {
    refused: 'The message service does not take this number. Share a link yourself.',
    failed: 'The message could not be sent. Try Resend, or share a link yourself.',
    limited: 'No message was sent: there were too many today. Share a link yourself.',
    off: 'No messages are sent from here. Share a link yourself.',
  },
} as const;

/** The dialog of a link. */
export const SHARE = {
  title: 'Share the invitation',
  intro: (number: string, role: string) =>
    `${number} is invited as ${role}. The link leads to signing in, and only that number can accept.`,
  unknown:
    'A link can be shown only when it is made. A new one takes the place of every link that was sent or shared before.',
  make: 'Make a new link',
  makeDoubt: 'a link was made',
  link: 'Link',
  linkHint: (date: string) => `It works until ${date}, or until a newer one is made.`,
  copy: 'Copy link',
  whatsApp: 'WhatsApp',
  /** Heard after `whatsApp`. */
  newTab: '(opens in a new tab)',
  done: 'Done',
} as const;

/** The dialog of a member. */
export const MEMBER = {
  title: 'Team Member',
  email: 'Email',
  changeRole: 'Change Role',
  update: 'Update',
  updateDoubt: 'the role was changed',
  updated: (name: string, role: string) => `${name} is now ${role}.`,
  changedMeanwhile: (name: string, role: string) =>
    `Another Admin made ${name} ${role} while you were choosing.`,
} as const;

/** The part of a member's dialog that removes them. */
export const REMOVAL = {
  title: 'Remove from Team',
  open: 'Remove',
  /** Heard after `open`. */
  openFor: (name: string) => `${name} from the team`,
  /** Heard after `cancel`. */
  cancelled: 'removal',
  question: 'Are you sure you would like to remove this team member, this action cannot be undone.',
  confirm: 'Confirm removal',
  doubt: (name: string) => `${name} was removed from the team`,
  removed: (name: string) => `${name} is removed from the team.`,
} as const;

/** What becomes of the keys of somebody who is removed, or is no longer an Admin. */
export const OWN_KEYS = {
  one: (key: string) => `The key that they created stops at once: ${key}.`,
  several: (keys: string) => `The keys that they created stop at once: ${keys}.`,
} as const;

/** The offer to roll the API key along with something. */
export const ROLL = {
  title: 'Roll the API key',
  hint: (name: string) =>
    `${name} could see it and may have noted it. Without a new key, they can go on using it.`,
  keep: 'The old key stops working',
  keepNow: 'At once',
  keepNowHint: 'Your systems are refused until they have the new key. Find it under API.',
  keepDay: 'In 24 hours',
  keepDayHint: 'Whoever noted the old key can use it until then. Find the new one under API.',
} as const;

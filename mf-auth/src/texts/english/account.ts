/** What the pages of a user's own profile and devices say. */
export const ACCOUNT = {
  profile: 'Your profile',
  back: { deliveries: 'Deliveries', invitations: 'Your invitations' },
  aboutYou: 'About you',
  save: 'Save',
  saved: 'Your profile is saved.',
  devices: 'Devices',
  devicesIntro: 'Where you are signed in, and how to end it.',
  seeDevices: 'See your devices',
  download: 'Download my data',
  downloadIntro: 'Everything that is held about you: as text to read, or as JSON for another service.',
  asText: 'Download as text',
  asJson: 'Download as JSON',
  downloaded: 'Your data is downloaded.',
  remove: 'Delete my profile',
  removeIntro: 'You leave your organisation and are signed out on every device. Download your data first.',
  removeQuestion: 'Delete your profile?',
  removeDetails:
    'Your name, e-mail address, number, drafts and saved views are deleted, you leave your organisation, and you are signed out everywhere. This cannot be undone. Deliveries and payments you made for the organisation stay with it.',
  cancel: 'Cancel',
  /** The word is the same in every language: the field compares it. */
  typeWord: (word: string) => `Type ${word} to confirm`,

  yourDevices: 'Your devices',
  yourDevicesIntro: 'Where you are signed in. End what you do not know.',
  loadingDevices: 'Loading your devices',
  isNew: 'This device is new',
  approve:
    'Approve it on a device that you used before, ask an Admin to approve it, to see your devices here.',
  approveOrWait: (time: string) =>
    `Approve it on a device that you used before, ask an Admin to approve it, or wait until ${time}, to see your devices here.`,
  thisDevice: 'This device',
  waits: 'Waits',
  used: (signedIn: string, lastUsed: string) => `Signed in ${signedIn}, last used ${lastUsed}`,
  usedFrom: (signedIn: string, lastUsed: string, address: string) =>
    `Signed in ${signedIn}, last used ${lastUsed}, from ${address}`,
  guardedUntil: (time: string) => `New device: keys, cards and roles wait until ${time}.`,
  guarded: 'Keys, cards and roles wait until somebody approves this device.',
  wasMe: 'This was me',
  wasNotMe: 'This was not me',
  end: 'End',
  endOf: (device: string, lastUsed: string) => `End the session on ${device}, last used ${lastUsed}`,
  ended: 'The session is ended.',
  approved: 'The device is approved.',
  reported: 'The sessions on that device are ended.',
  endAll: 'Sign out everywhere',
  endAllQuestion: 'Sign out everywhere?',
  endAllDetails: 'Every session ends at once, this one too. You sign in again with a code.',
  shared: 'Others use this device too',
  sharedHint:
    'Deliveries and addresses that you have seen are not kept on it for when there is no connection.',
  notKept: 'Your browser keeps nothing for this site, this choice neither.',
} as const;

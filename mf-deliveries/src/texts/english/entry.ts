/** What helps with the form of New Delivery says. */
export const ENTRY = {
  kept: 'We kept what you typed.',
  keptAt: (time: string) => `We kept what you typed at ${time}.`,
  keptOn: (date: string, time: string) => `We kept what you typed on ${date} at ${time}.`,
  clear: 'Clear',
  cleared: 'What you typed is cleared.',
  undo: 'Undo',
  unfinished: 'You have an unfinished delivery',
  nameless: 'It has no reference and no name yet.',
  replaces: 'Taking it up replaces what is in the form now.',
  takeUp: 'Take it up',
  leave: 'Delete it',

  collects: {
    saved: (title: string) => `Collects from ${title}, your default pickup.`,
    recent: (title: string) => `Collects from ${title}, as your last delivery did.`,
  },
  change: 'Change',
  emptied: 'The pickup is empty. Choose another address.',
  billingAddress: (address: string) => `Your billing address is ${address}.`,
  collectThere: 'Collect there',
  choose: 'Choose the address from the list.',

  knownNumber: 'You know this number:',
  use: (title: string, address: string) => `Use ${title}, ${address}`,
  used: (reference: string, date: string) => `${reference} is already used by a delivery of ${date}.`,
  open: 'Open it',

  savedDiffer: (name: string) => `What is saved of ${name} differs from what is here.`,
  useSaved: 'Use saved details',
  savedUsed: (name: string) => `The saved details of ${name} are filled in.`,
  putBack: 'Put back what you typed',

  times: { pickup_window: 'Pickup window', dropoff_window: 'Drop-off window', pickup_time: 'Pickup' },
  bothWindows: 'Pickup and drop-off window',
  readyTimes: (time: string) => `${time}: ready times`,
  otherTime: 'Other time',
  over: (preset: string) => `${preset} is over. Choose another time.`,

  owes: (owed: string, reserved: string, limit: string) =>
    `Your organisation owes ${owed} for trips and has ${reserved} under way. Its limit is ${limit}: no delivery can be created until some of it is paid or trips have ended.`,
  pay: 'Pay in Billing',
} as const;

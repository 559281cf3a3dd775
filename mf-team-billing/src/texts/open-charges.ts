/** A charge that is not paid yet. */
export const CHARGE = {
  failed: 'Failed',
  waits: 'To be charged',
  noCard: 'There is no card to charge. Add one under Payment methods.',
  notTriedAgain: 'It is not tried again by itself.',
  triedSoon: 'It is tried again within a minute.',
  triedOn: (date: string) => `It is tried again on ${date}.`,
  pay: 'Pay now',
  payOf: (reference: string) => `Pay now: ${reference}`,
  doubt: (reference: string) => `${reference} is paid`,
  paid: (reference: string) => `${reference} is paid.`,
} as const;

/** The trips that are not paid yet. */
export const TRIPS = {
  title: 'Trips to pay',
  loading: 'Loading what is owed',
  owed: (amount: string, limit: string) => `${amount} owed for trips. You can owe up to ${limit}.`,
  owedTooMuch: (amount: string, limit: string) =>
    `${amount} owed for trips. That is above your limit of ${limit}: no delivery can be created until some of it is paid.`,
  wayBack: 'Way back',
  ended: (date: string) => `Ended on ${date}`,
} as const;

/** The months of campaigns that are not paid yet. */
export const MONTHS = {
  title: 'Campaign months to pay',
  owed: (amount: string) => `${amount} owed for campaigns.`,
  reference: (campaign: string, month: string) => `${campaign}, ${month}`,
  note: 'Monthly fee less downtime',
} as const;

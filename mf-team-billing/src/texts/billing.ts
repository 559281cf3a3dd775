/** What the page of billing says around its parts. */
export const BILLING = {
  title: 'Billing Settings',
  intro: 'Pay per trip',
  loading: 'Loading billing',
  welcome: (product: string, organization: string, newDelivery: string) =>
    `Welcome to ${product}, ${organization}: everything is ready for your first ${newDelivery}.`,
  newDelivery: 'New Delivery',
  fees: 'Service fees',
  noFees: 'No service fees charged',
} as const;

/** What needs somebody, at the top of the page. */
export const WAITING = {
  title: 'What needs you',
  cardExpired: (card: string, action: string) => `${card} has expired. ${action}`,
  cardEnds: (card: string, action: string) => `${card} expires at the end of this month. ${action}`,
  replace: 'Replace it under Payment methods.',
  askToReplace: 'Ask an Admin to replace it.',
  chargesAtLeast: (what: string, action: string) => `${what} could not be charged. ${action}`,
  charges: (what: string, sum: string, action: string) => `${what} could not be charged: ${sum}. ${action}`,
  seeWhy: (section: string) => `See why, and pay, under ${section}.`,
} as const;

/** Trips that could not be charged. */
export const FAILED_TRIPS = {
  one: '1 trip',
  many: (count: string) => `${count} trips`,
  /** There may be more of them. */
  atLeast: (count: string) => `${count} or more trips`,
} as const;

/** Months of campaigns that could not be charged. */
export const FAILED_MONTHS = {
  one: '1 campaign month',
  many: (count: string) => `${count} campaign months`,
  /** There may be more of them. */
  atLeast: (count: string) => `${count} or more campaign months`,
} as const;

/** The list of statements. */
export const STATEMENTS = {
  title: 'Statements',
  loading: 'Loading statements',
  caption: 'Statements by month',
  month: 'Month',
  total: 'Total incl. VAT',
  statementOf: (month: string) => `${month} statement`,
  latest: 'Latest statements',
  all: (count: string) => `All ${count} statements`,
  example: 'Example',
  exampleCaption: 'Example of a statement',
  exampleMonth: 'December 2023',
  exampleTotal: 'ZAR 0',
  exampleDetails: 'This row is an example. Your own statements appear after the first payment.',
} as const;

/** Whom invoices are made out to. */
export const INVOICE_DETAILS = {
  title: 'Invoice details',
  loading: 'Loading invoice details',
  change: 'Change invoice details',
  changed: 'The invoice details are changed.',
  name: 'Made out to',
  vatNumber: 'VAT number',
  emails: 'E-mail addresses',
} as const;

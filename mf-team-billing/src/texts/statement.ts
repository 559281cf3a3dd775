/** The page of a month: its statement, on the screen, on paper and as a file. */
export const STATEMENT = {
  name: 'Statement',
  back: 'Billing Settings',
  loading: 'Loading the statement',
  none: 'No statement for this month',
  noneDetails: 'A month has a statement once something was paid in it.',
  all: 'All statements',
  title: (month: string) => `Statement for ${month}`,
  printed: (date: string) => `Printed on ${date}`,
  noPayments: 'No payments this month',
  vatDetails: (percent: string, whole: string) =>
    `Amounts are in rand and include VAT. VAT is worked out once, on the month's total: total × ${percent} ÷ ${whole}, rounded to the nearest cent.`,
  purpose: 'This is a statement of payments, for your records.',

  date: 'Date',
  description: 'Description',
  card: 'Card',
  cardEnding: (digits: string) => `Card ending in ${digits}`,
  amount: 'Amount incl. VAT',
  morePayments: (count: string) => `${count} more payments`,
  exclusive: 'Total excluding VAT',
  vat: (percent: string) => `VAT ${percent} %`,
  inclusive: 'Total including VAT',
} as const;

/** The file for a spreadsheet. */
export const STATEMENT_FILE = {
  headings: [
    STATEMENT.date,
    STATEMENT.description,
    STATEMENT.card,
    'Delivery',
    'Campaign',
    'Reference',
    'Amount incl. VAT (ZAR)',
  ],
  card: (digits: string) => `ending in ${digits}`,
} as const;

/** The month's tax invoices and credit notes. */
export const INVOICES = {
  title: 'Tax invoices',
  loading: 'Loading tax invoices',
  none: 'The tax invoice of a month is issued once the month is over.',
  caption: (month: string) => `Tax invoices for ${month}`,
  number: 'Number',
  document: 'Document',
  issued: 'Issued',
  total: 'Total incl. VAT',
  file: 'File',
  pdf: 'PDF',
  pdfOf: (number: string) => `Download ${number} as PDF`,
  pdfDoubt: 'the file was made',
  csvFor: (program: string) => `CSV for ${program}`,
  csvDoubt: 'the download was noted',
  /** A line in the file for an accounting program. */
  services: (month: string) => `Services of ${month}`,
} as const;

export const INVOICE_KINDS = { invoice: 'Tax invoice', creditNote: 'Credit note' } as const;

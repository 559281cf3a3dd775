/** What the dialogs of billing say that come when they are opened: both have the same buttons. */
export const SAVE = {
  cancel: 'Cancel',
  save: 'Save',
} as const;

/** The dialog that changes whom invoices are made out to. */
export const DETAILS_DIALOG = {
  title: 'Change invoice details',
  doubt: 'the invoice details were saved',
  name: 'Made out to',
  vatNumber: 'VAT number',
  vatNumberHint: 'Ten digits, if the company is registered for VAT.',
  emails: 'E-mail addresses for invoices',
  emailsHint: 'One on each line, at most five.',
} as const;

/** The dialog that changes what each role may spend. */
export const LIMITS_DIALOG = {
  title: 'Change spending limits',
  doubt: 'the limits were saved',
  intro: 'Above a limit, a purchase waits for another Admin. An empty field is no limit.',
  role: (role: string) => `${role}s`,
  perPurchase: 'Per purchase',
  perMonth: 'Per month',
  wrong: 'Enter an amount such as 15 000, at most 10 000 000.',
} as const;

/** What each role may spend. */
export const LIMITS = {
  title: 'Spending limits',
  loading: 'Loading spending limits',
  change: 'Change limits',
  changed: 'The spending limits are changed.',
  role: 'Role',
  roleName: (role: string) => `${role}s`,
  perPurchase: 'Per purchase',
  perMonth: 'Per month',
  none: 'No limit',
  details: 'A purchase above a limit waits for another Admin, who approves or declines it here.',
} as const;

/** The purchases that wait for an Admin. */
export const PURCHASES = {
  title: 'Purchases to approve',
  asked: (name: string, purchase: string) => `${name}: ${purchase}`,
  inArea: (area: string) => `in ${area}`,
  fromDate: (date: string) => `from ${date}`,
  atOnce: 'as soon as it is approved',
  dates: (asked: string, until: string) => `Asked on ${asked}, until ${until}`,
  own: 'Another Admin decides on your purchase.',
  approve: 'Approve',
  approveOf: (purchase: string, name: string) => `Approve ${purchase} for ${name}`,
  decline: 'Decline',
  declineOf: (purchase: string, name: string) => `Decline ${purchase} for ${name}`,
} as const;

/** The limit that a purchase is above. */
export const EXCEEDED = {
  perPurchase: 'Above the limit of one purchase',
  perMonth: 'Above the limit of the month',
} as const;

/** The dialog that decides on a purchase, by the decision. */
export const DECISIONS = {
  approved: {
    title: 'Approve this purchase?',
    confirm: 'Approve',
    details: (name: string, amount: string) =>
      `${name} can then pay its deposit of ${amount} with a card of your organisation, once.`,
    doubt: 'the purchase was approved',
    done: (purchase: string) => `${purchase}: approved.`,
  },
  declined: {
    title: 'Decline this purchase?',
    confirm: 'Decline',
    details: (name: string, amount: string) => `${name} is told. Its deposit of ${amount} is not charged.`,
    doubt: 'the purchase was declined',
    done: (purchase: string) => `${purchase}: declined.`,
  },
} as const;

/** What a member has asked Admins for. */
export const REQUESTS = {
  title: 'Your requests',
  campaign: 'Campaign',
  askedOn: 'Asked on',
  deposit: 'Deposit',
  status: 'Status',
  waits: 'Waits for an Admin',
  expired: 'Expired',
  approved: (admin: string) => `Approved by ${admin}`,
  approvalExpired: 'Approval expired',
  declined: (admin: string) => `Declined by ${admin}`,
  /** Whose name is not known. */
  admin: 'an Admin',
  withdrawn: 'Given up',
  used: 'Used',
} as const;

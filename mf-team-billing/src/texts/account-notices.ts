/** What waits for an Admin on Billing, told on any page. */
export const ACCOUNT_NOTICES = {
  paymentFailed: '1 payment failed',
  paymentsFailed: (count: string) => `${count} payments failed`,
  purchaseWaits: '1 purchase to approve',
  purchasesWait: (count: string) => `${count} purchases to approve`,
  cardExpired: 'A card has expired',
  cardEnds: 'A card expires this month',
} as const;

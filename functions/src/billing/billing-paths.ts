/** Where billing's documents lie. */
export const billingPaths = {
  stripe: (orgId: string) => `Organizations/${orgId}/Private/stripe`,
  attempt: (orgId: string, attemptId: string) => `Organizations/${orgId}/PaymentAttempts/${attemptId}`,
  ledgerEntry: (orgId: string, id: string) => `Organizations/${orgId}/LedgerEntries/${id}`,
  statement: (orgId: string, month: string) => `Organizations/${orgId}/Statements/${month}`,
  campaigns: (orgId: string) => `Organizations/${orgId}/AdvertisingCampaigns`,
  campaign: (orgId: string, id: string) => `Organizations/${orgId}/AdvertisingCampaigns/${id}`,
  event: (eventId: string) => `StripeEvents/${eventId}`,
} as const;

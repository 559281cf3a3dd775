/** The line of campaigns among the figures of a day. */
export const CAMPAIGN_DAY = {
  driven: (kilometres: string) => `${kilometres} km`,
  planned: (kilometres: string) => `of ${kilometres} planned this month`,
} as const;

/** What is said of a campaign wherever it stands. */
export const CAMPAIGN = {
  unknown: 'N/A',
  unreadable: 'Error',
  start: { onApproval: 'As soon as it is approved', onceApproved: 'Once approved' },
} as const;

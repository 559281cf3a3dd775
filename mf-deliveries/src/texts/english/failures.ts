/** Failures that name what they are about. */
export const FAILURES = {
  lateToCancel: (status: string) => `Its status is ${status} now, and it can no longer be cancelled.`,
  lateToEdit: (status: string) => `Its status is ${status} now, and it can no longer be edited.`,
} as const;

/** Rows of the API's lists. */
export const ROWS = {
  retry: 'Try again',
  more: (count: string) => `Load ${count} more`,
  milliseconds: (duration: string) => `${duration} ms`,
} as const;

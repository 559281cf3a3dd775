/** The delivery that is shown beside the list. */
export const PANEL = {
  name: 'Delivery',
  panel: (name: string) => `Side panel: ${name}`,
  details: (name: string) => `Details of ${name}`,
  open: 'Open',
  asks: (note: string) => `The recipient asks: ${note}`,
  latest: 'Latest',
  notListed: 'The list does not show this delivery now.',
  gone: (page: string) => `This delivery is not there any more. If it was cancelled, ${page}.`,
  page: 'its page shows it as it was',
} as const;

/** The dialog that passes on the tracking links of several deliveries. */
export const SHARE = {
  title: 'Share tracking',
  text: (deliveries: string) =>
    `You get a text with a line for each of ${deliveries}: its reference, its recipient and the link by which they follow it.`,
  leftOut: (deliveries: string) =>
    `${deliveries} left out: the tracking page is closed, or the delivery is cancelled.`,
  get: 'Get tracking links',
  again: 'Try again',
  copy: 'Copy all',
  close: 'Close',
  progress: (count: string, total: string) => `${count} of ${total} links made`,
  doubt: 'We do not know yet whether the next link was made.',
  links: 'Tracking links',
  note: 'Whoever has a link can open its page, until a day after the delivery.',
  missing: (deliveries: string) => `${deliveries} got no link.`,
  without: 'Without a link',
} as const;

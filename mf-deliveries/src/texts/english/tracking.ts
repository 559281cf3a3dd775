/** The link by which a recipient follows a delivery. */
export const TRACKING = {
  title: 'TRACKING LINK',
  none: 'A cancelled delivery has no tracking page.',
  closed: (time: string) => `The tracking page closed on ${time}.`,
  intro:
    'The recipient follows the delivery on a page of their own, without signing in, and can help the courier find them.',
  get: 'Get tracking link',
  link: 'Tracking link',
  copy: 'Copy link',
  newTab: '(opens in a new tab)',
  revoke: 'Revoke link',
  note: 'Whoever has the link can open the page, until a day after the delivery.',
  question: 'Revoke this link?',
  keep: 'Keep link',
  text: 'Whoever has it can no longer open the tracking page. You can get a new link, which you then have to send again.',
  revoked: 'The link is revoked.',
  /** Of what was created on the page before. */
  created: (reference: string) => `Delivery ${reference} is created`,
  close: 'Close',
  /** Of a row of the list. */
  shared: (name: string) => `Delivery ${name}`,
  sharedTo: (name: string, recipient: string) => `Delivery ${name} to ${recipient}`,
} as const;

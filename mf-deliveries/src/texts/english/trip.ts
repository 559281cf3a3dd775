/** What New Delivery says of a trip once both of its places are known: its proof, its price and its summary. */
export const TRIP = {
  worth: 'Value of the goods (R)',
  // No amount is broken over two lines.
  worthHint:
    "Chooses the proof: a photo from R\u00a0500, the recipient's PIN from R\u00a02\u00a0000. It is not kept.",
  amount: 'Enter an amount such as 1 200 or 1 200,50.',
  proof: 'Proof of delivery',
  sharePin: 'Share the tracking link: the PIN is on it.',

  asking: 'Working out the price…',
  /** In the dialog of an edit, what a change of the price comes to. */
  same: 'As much as before',
  more: (amount: string) => `${amount} more than before`,
  less: (amount: string) => `${amount} less than before`,
  valid: 'Valid for 10 minutes.',
  askAgain: 'Ask again',
  /** What can be done without a price; it stands behind why there is none. */
  without: 'You can create the delivery; its price is set before it is dispatched.',
  offline: (without: string) => `You are offline, so there is no price now. ${without}`,
  tooMany: (without: string) => `Too many prices were asked for in this hour. ${without}`,
  unavailable: (without: string) => `The price could not be worked out. ${without}`,

  summary: 'Summary',
  map: 'Map of the pickup and the drop-off',
  from: 'From',
  to: 'To',
  when: 'When',
} as const;

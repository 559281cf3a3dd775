/** The list of cards. */
export const CARDS = {
  title: 'Payment methods',
  loading: 'Loading payment methods',
  name: 'Cards',
  none: 'No payment methods yet',
  noneDetails:
    'Deliveries can be created without one. Starting a campaign with an activation fee needs a card.',
  asking: 'Asking about your card…',
  isDefault: 'Default',
  expired: (date: string) => `Expired ${date}`,
  expiredDefault: (date: string) => `Expired ${date}. Payments will fail until it is replaced.`,
  expires: (date: string) => `Expires ${date}`,
  hasExpired: 'Has expired',
  ends: 'Expires this month',
  makeDefault: 'Make default',
  makeDefaultOf: (card: string) => `Make default: ${card}`,
  replace: 'Replace',
  replaceOf: (card: string) => `Replace ${card}`,
  delete: 'Delete',
  deleteOf: (card: string) => `Delete ${card}`,
} as const;

/** What became of an action on a card. */
export const CARD_NEWS = {
  notSaved: (reason: string) => `The card was not saved. ${reason}`,
  /** Whose name is not known. */
  card: 'The card',
  added: (card: string) => `${card} was added.`,
  replaced: (card: string, old: string) => `${card} has replaced ${old}.`,
  oldStays: (old: string, reason: string) =>
    `The new card was added, but ${old} could not be taken out. ${reason}`,
  defaultDoubt: (card: string) => `${card} is the default card`,
  isDefault: (card: string) => `${card} is now the default card.`,
  deleted: (card: string) => `${card} was deleted.`,
} as const;

/** The dialogs that add, replace and delete a card. */
export const CARD_DIALOGS = {
  open: '+ Add payment method',
  add: 'Add payment method',
  replace: (old: string) => `Replace ${old}`,
  replaceDoubt: (old: string) => `We do not know yet whether ${old} was deleted.`,
  notCharged: 'Nothing is charged now; your bank may ask you to confirm the card.',
  notChargedThenDeleted: (old: string) =>
    `Once the new card is saved, ${old} is deleted. Nothing is charged now; your bank may ask you to confirm the card.`,
  deleteQuestion: (card: string) => `Delete ${card}?`,
  delete: 'Delete',
  deleteDoubt: 'the card was deleted',
  deleteOnly: 'It is the only card. Without one, no campaign with an activation fee can start.',
  deleteDefault: 'It is the default card. The newest of the others becomes the default.',
  deleteAnother: 'It can no longer be charged.',
  paymentsStay: 'Payments made so far and their statements stay.',
} as const;

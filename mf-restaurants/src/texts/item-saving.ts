/** What is said of saving a menu item. */
export const ITEM_SAVING = {
  doubt: 'the item was saved',
  notSaved: (reason: string) => `The item was not saved. ${reason} What you typed is still here.`,
} as const;

/** What is wrong with a field. */
export const ITEM_PROBLEMS = {
  /** After "Enter". */
  name: 'the name',
  nameTaken: 'Use another name: this one is taken by the menu itself.',
  noPrice: 'Enter the price.',
  price: 'Enter the price in rand and cents, such as 45,50 or 45.50.',
  highPrice: (most: string) => `An item costs at most ${most}.`,
  noTime: 'Enter the date and time from which it is available again.',
  past: 'This time is in the past. Choose a later one, or make the item available.',
  distant: 'Choose a time within a year.',
} as const;

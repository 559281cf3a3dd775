/** The dialogs of saved views. */
export const VIEWS = {
  save: 'Save view',
  name: 'Name',
  keeps: 'Search, filters and order are kept.',
  replaces: 'The view of this name will be replaced.',
  cancel: 'Cancel',
  confirm: 'Save',
  remove: 'Delete view',
  question: (name: string) => `Delete the view “${name}”?`,
  text: 'The deliveries in it stay as they are.',
  problems: {
    empty: 'Enter a name for the view.',
    long: (most: string) => `Use at most ${most} characters.`,
    full: (most: string) => `You have ${most} views already. Delete one first.`,
  },
} as const;

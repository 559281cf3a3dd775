/** The page of a menu item. */
export const EDIT_ITEM = {
  title: 'Menu item',
  back: 'Menu',
  loading: 'Loading menu item',
  notFound: 'Menu item not found.',
  backToMenu: 'Back to the menu',
  save: 'Save item',
  saved: (item: string) => `${item} is saved.`,
} as const;

/** What others changed meanwhile. */
export const THEIRS = {
  gone: 'Someone deleted this item while you were editing it. Saving adds it again.',
  noPrice: 'no price',
  available: 'Available',
  nothing: 'nothing',
  text: (text: string) => `“${text}”`,
} as const;

/** The fields, in a sentence about what others changed. */
export const FIELD_NAMES = {
  name: 'the name',
  description: 'the description',
  price: 'the price',
  category: 'the category',
  soldOutUntil: 'whether it is available',
} as const;

export const DELETION = {
  delete: 'Delete item',
  doubt: 'the item was deleted',
  notDeleted: (reason: string) => `The item was not deleted. ${reason}`,
  deleted: (item: string) => `${item} is deleted.`,
  undo: 'Undo',
  undoDoubt: 'it was brought back',
  stillDeleted: (reason: string) => `It is still deleted. ${reason}`,
  undone: (item: string) => `${item} is back.`,
} as const;

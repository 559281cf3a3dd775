/** The menu: to read, to put in another order and to take items off. */
export const MENU = {
  title: 'Menu',
  back: 'Restaurant',
  loading: 'Loading menu',
  add: 'Add Item',
  none: 'This menu has no items yet',
  addFirst: 'Add the first item',
  /** The group without a category, beside others or alone. */
  otherItems: 'Other items',
  allItems: 'Menu items',
  noName: 'Unnamed item',
  noPrice: 'No price yet',
} as const;

export const ORDER = {
  begin: 'Change order',
  end: 'Done',
  intro: 'Drag an item by its handle, or move it with its buttons. Everyone sees the new order at once.',
  up: (item: string) => `Move up ${item}`,
  down: (item: string) => `Move down ${item}`,
  moved: (item: string, place: string, count: string) => `${item}: place ${place} of ${count}.`,
  doubt: (item: string) => `${item} was moved`,
  notMoved: (item: string, reason: string) => `${item} was not moved. ${reason}`,
  noRoom: 'There is no room left at this place. Move one of its neighbours first.',
} as const;

/** Taking an item off the menu for a while, and bringing it back. */
export const SERVICE = {
  makeAvailable: 'Make available',
  markSoldOut: 'Mark sold out',
  details: 'Afterwards it is available again by itself. For another time, open the item.',
  undo: 'Undo',
  done: 'Done',
  soldOut: (item: string, until: string) => `${item}: ${until}.`,
  soldOutWithTimes: (item: string, until: string) => `${item}: ${until}. Another time comes next.`,
  available: (item: string) => `${item}: available again.`,
  availableWithUndo: (item: string) => `${item}: available again. Undo comes next.`,
  doubt: 'it was changed',
  notChanged: (reason: string) => `It was not changed. ${reason}`,
} as const;

/** Above what can be chosen: how long it is sold out, or, once it was made available, that this is taken back. */
export const QUESTIONS = {
  times: (item: string) => `How long is ${item} sold out?`,
  returning: (item: string) => `Making ${item} available again.`,
  returned: (item: string) => `${item} is available again.`,
} as const;

/** Until when an item is sold out, in the menu and in the form of an item. */
export const SOLD_OUT = {
  today: 'Sold out for the rest of today',
  until: (time: string) => `Sold out until ${time}`,
} as const;

/** How long it may be sold out without typing. */
export const QUICK_TIMES = {
  hour: '1 hour',
  today: 'Rest of today',
  morning: 'Until tomorrow 06:00',
  tomorrow: 'Today and tomorrow',
  week: 'Rest of the week',
} as const;

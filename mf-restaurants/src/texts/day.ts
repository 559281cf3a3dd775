/** What menus have to say on the page of the day, after the number. */
export const DAY = {
  soldOut: 'items sold out',
  oneSoldOut: 'item sold out',
} as const;

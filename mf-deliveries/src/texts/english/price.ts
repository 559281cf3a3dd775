/** What a trip costs, and how long its road is. */
export const PRICE = {
  price: (amount: string) => `${amount} incl. VAT`,
  road: (kilometres: string, minutes: string) =>
    `${kilometres} km, about ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}`,
  longRoad: (kilometres: string, hours: string, minutes: string) =>
    `${kilometres} km, about ${hours} h ${minutes} min`,
  /** Of a price for which no road could be measured. */
  straightLine: (kilometres: string) => `${kilometres} km in a straight line: no road was found`,
  /** Opens how it comes about. */
  details: 'Price details',
} as const;

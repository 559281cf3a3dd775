const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** A calendar month. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly number: number;
  readonly name: string;
}

/** The month that lies so many months back. */
export function monthBefore(now: Date, back: number): Month {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  const number = date.getUTCMonth() + 1;
  return { year: date.getUTCFullYear(), number, name: MONTHS[number - 1] ?? '' };
}

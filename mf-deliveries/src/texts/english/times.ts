/** What the dialog that chooses the times of a delivery says. */
export const TIMES = {
  titles: { pickup_time: 'Pickup time', pickup_window: 'Pickup window', dropoff_window: 'Drop-off window' },
  /** Monday first. */
  days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  short: 'Mon Tue Wed Thu Fri Sat Sun',
  previous: 'Previous month',
  next: 'Next month',
  time: 'Time',
  from: 'From',
  to: 'To',
  moment: (weekday: string, date: string, time: string) => `${weekday} ${date}, ${time}, South African time`,
  window: (weekday: string, date: string, from: string, to: string) =>
    `${weekday} ${date}, ${from} to ${to}, South African time`,
  over: 'That time is over. Choose another one.',
  use: 'Use this time',
  cancel: 'Cancel',
} as const;

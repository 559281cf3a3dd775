/** What is said of saving data: the choice, what was received, and how old a page is that nobody listens for. */
export const SAVING = {
  label: 'Save data',
  choices: { auto: 'Automatic', on: 'On', off: 'Off' },
  chosen: (choice: string) => `Save data: ${choice}`,
  notKept: 'This browser does not keep the choice. Allow it to store data for this site, then choose again.',
  used: (megabytes: string, cost: string) => `About ${megabytes}, ${cost} so far`,
  what: 'Save data lets maps and photos wait for a tap, and lists for a refresh. Automatic does so on a slow link.',
  received: (megabytes: string, cost: string, price: string) =>
    `In this window about ${megabytes} were received, which is ${cost} at ${price} for 1 GB. Maps, payments, downloads and what is sent are not counted.`,
  bar: 'Data is saved',
  asOf: (time: string) => `Not live. As of ${time}`,
  failedAsOf: (time: string) => `Not refreshed. As of ${time}`,
  refresh: 'Refresh',
  refreshing: 'Refreshing.',
  notRefreshed: 'Not refreshed. Check your connection and try again.',
} as const;

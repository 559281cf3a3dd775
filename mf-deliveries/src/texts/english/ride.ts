/** Where the courier of a delivery is, and how somebody is reached. */
export const RIDE = {
  /** Minutes, and where to. */
  to: {
    pickup: (when: string) => `${when} to the pickup`,
    dropoff: (when: string) => `${when} to the drop-off`,
    back: (when: string) => `${when} back to the pickup`,
  },
  minute: 'About a minute',
  minutes: (minutes: string) => `About ${minutes} minutes`,
  long: 'More than 3 hours',
  there: 'At the drop-off',
  ages: {
    moment: 'a moment old',
    seconds: (seconds: string) => `${seconds} s old`,
    minutes: (minutes: string) => `${minutes} min old`,
    hours: 'more than an hour old',
  },
  none: 'No position of the courier yet',
  position: (age: string) => `Position ${age}`,
  tooOld: (age: string) => `Last position ${age}: too old to say when`,
  old: (age: string) => `Last position ${age}: the courier may be elsewhere`,
  guess: 'Estimated from the straight line on the map.',
  failed: 'The position is not followed any more. Reload the page to try again.',

  /** In front of a name that is heard. */
  call: 'Call',
  map: 'Map',
  /** Heard after it. */
  wayTo: (name: string) => `of the way to ${name}`,
} as const;

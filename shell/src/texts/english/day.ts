/** What the shell says of the day above a page; steps and figures are in the words of remotes. */
export const DAY = {
  name: 'Today',
  show: 'Show today',
  setUp: (done: string, steps: string) => `Set up: ${done} of ${steps} done`,
  tour: 'Take the tour',
  next: 'Next: ',
  loading: 'Loading today …',
  isLoading: 'Loading today.',
  nothing: 'Nothing waits for you today.',
  asOf: (time: string) => `As of ${time}`,
  done: ' (done)',
  putAway: 'Put away',
  bringBack: 'Find brings the steps back: “Set-up steps”.',
  isPutAway: 'The steps are put away.',
} as const;

/** The downtime that members query. */
export const QUERIES = {
  title: 'Queries',
  text: 'Is a line of this downtime wrong? Query it, and we answer within one business day.',
  loading: 'Loading queries',
  line: (registration: string, reason: string) => `${registration}, ${reason}`,
  query: 'Query this downtime',
  queryOf: (registration: string) => `Query this downtime: ${registration}`,
  dialog: (registration: string) => `Query the downtime of ${registration}`,
  wholeMonth: (month: string) => `All of ${month}`,
  done: 'The downtime is queried.',
} as const;

/** The log of API requests. */
export const LOGS = {
  title: 'Logs',
  caption: 'API requests',
  loading: 'Loading requests',
  olderFailed: 'Older requests could not be loaded.',
  empty: 'Your API requests will show up here after your first use',
  sendFirst: 'Send your first request',
  noneFit: 'No requests fit',
  showAll: 'Show all requests',

  filters: {
    status: 'Status',
    method: 'Method',
    key: 'Key',
    all: 'All',
    statuses: { '2xx': 'Succeeded (2xx)', '4xx': 'Refused (4xx)', '5xx': 'Failed (5xx)' },
    modes: { live: 'API key', test: 'Test key' },
  },
  columns: { time: 'Time', request: 'Request', status: 'Status', key: 'Key', duration: 'Duration' },
  modes: { live: 'Live', test: 'Test' },

  request: {
    title: 'API request',
    request: 'Request',
    route: 'Route',
    unknown: 'Unknown',
    status: 'Status',
    error: 'Error',
    meaning: 'Meaning',
    wrongFields: 'Wrong fields',
    time: 'Time',
    duration: 'Duration',
    key: 'Key',
    keys: {
      live: (ending: string) => `API key ending in ${ending}`,
      test: (ending: string) => `Test key ending in ${ending}`,
    },
    id: 'Request ID',
    copyID: 'Copy request ID',
  },
} as const;

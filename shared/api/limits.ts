/** What the API takes, and how often. One truth for the server, the documentation and the tests. */
export const API_LIMITS = {
  /** Requests of one key within a window, and of one address without a known key. */
  requests: 100,
  /** Requests of all keys of an organisation and mode within a window. */
  organizationRequests: 300,
  windowSeconds: 60,
  /** Largest body that is read. */
  bodyBytes: 32_768,
  /** Most deliveries on one page, and how many there are when nothing is said. */
  pageMax: 100,
  pageDefault: 25,
  /** Most wrong fields that a refusal names. */
  errorsMax: 20,
  /** How long an Idempotency-Key is remembered. */
  idempotencyHours: 24,
  /** How long a request stays in the log, and a test delivery exists. */
  keptDays: 30,
} as const;

/** Where the API begins, below the product's own origin. */
export const API_BASE = '/v1';

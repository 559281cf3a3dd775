/** The page of the API, and what its parts have in common. */
export const API = {
  title: 'API',
  description:
    'Connect your own systems: create deliveries, follow and cancel them, and be told what becomes of them.',
  documentation: 'API documentation',
} as const;

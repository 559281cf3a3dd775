/** The list of test deliveries. */
export const TEST_DELIVERIES = {
  title: 'Test deliveries',
  description: 'What your test keys have created, newest first. Open one to move it on as a courier would.',
  caption: 'Test deliveries',
  loading: 'Loading test deliveries',
  olderFailed: 'Older test deliveries could not be loaded.',
  none: 'No test deliveries',
  create: 'Create one by the API with your test key. The documentation has an example to copy.',
  documentation: 'API documentation',
  columns: { reference: 'Reference', status: 'Status', dropoff: 'Drop-off', created: 'Created' },
} as const;

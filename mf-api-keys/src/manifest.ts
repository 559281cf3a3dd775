import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-api-keys',
  title: 'API',
  contract: CONTRACT,
  routes: [
    { path: '/api', access: 'set-up', title: 'API', page: 'api-page' },
    { path: '/api/docs', access: 'set-up', title: 'API documentation', page: 'api-docs-page' },
    { path: '/api/webhooks/:webhookID', access: 'set-up', title: 'Webhook', page: 'webhook-page' },
    { path: '/test/deliveries', access: 'set-up', title: 'Test deliveries', page: 'test-deliveries-page' },
    {
      path: '/test/deliveries/:deliveryID',
      access: 'set-up',
      title: 'Test delivery',
      page: 'test-delivery-page',
    },
    { path: '/test/example', access: 'set-up', title: 'An example day', page: 'example-day-page' },
    {
      path: '/test/example/:deliveryID',
      access: 'set-up',
      title: 'Example delivery',
      page: 'example-delivery-page',
    },
  ],
  nav: [
    { label: 'API', path: '/api', icon: 'api', order: 50 },
    { label: 'Test deliveries', path: '/test/deliveries', icon: 'deliveries', order: 51 },
    { label: 'Example day', path: '/test/example', icon: 'map-pin', order: 52 },
  ],
  commands: [{ label: 'API documentation', path: '/api/docs' }],
};

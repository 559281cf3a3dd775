import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-team-billing',
  title: 'Team and billing',
  contract: CONTRACT,
  routes: [
    { path: '/team', access: 'set-up', title: 'Team', page: 'team-page' },
    { path: '/billing', access: 'set-up', title: 'Billing Settings', page: 'billing-page' },
    { path: '/billing/:month', access: 'set-up', title: 'Statement', page: 'statement-page' },
  ],
  nav: [{ label: 'Team', path: '/team', icon: 'team', order: 60 }],
};

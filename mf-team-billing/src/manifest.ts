import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-team-billing',
  title: 'Team and billing',
  contract: CONTRACT,
  routes: [
    { path: '/team', access: 'set-up', title: 'Team', page: 'team-page' },
    { path: '/team/activity', access: 'set-up', title: 'Activity', page: 'activity-page' },
    { path: '/team/privacy', access: 'set-up', title: 'Privacy', page: 'privacy-page' },
    { path: '/billing', access: 'set-up', title: 'Billing Settings', page: 'billing-page' },
    { path: '/billing/:month', access: 'set-up', title: 'Statement', page: 'statement-page' },
  ],
  nav: [{ label: 'Team', path: '/team', icon: 'team', order: 60 }],
  account: [{ label: 'Billing', path: '/billing', icon: 'billing', order: 70 }],
  commands: [
    { label: 'Billing', path: '/billing' },
    { label: 'Activity of the team', path: '/team/activity' },
    { label: 'Privacy settings', path: '/team/privacy' },
  ],
  day: true,
};

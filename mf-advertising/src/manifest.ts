import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-advertising',
  title: 'Advertising',
  contract: CONTRACT,
  routes: [
    { path: '/advertising', access: 'set-up', title: 'Advertising', page: 'campaign-list-page' },
    { path: '/newcampaign', access: 'set-up', title: 'Create Campaign', page: 'new-campaign-page' },
    { path: '/advertising/:campaignID', access: 'set-up', title: 'Campaign', page: 'campaign-detail-page' },
    {
      path: '/advertising/:campaignID/:monthYear',
      access: 'set-up',
      title: 'Monthly report',
      page: 'monthly-report-page',
    },
  ],
  nav: [{ label: 'Advertising', path: '/advertising', icon: 'advertising', order: 30 }],
  commands: [{ label: 'New campaign', path: '/newcampaign' }],
  day: true,
};

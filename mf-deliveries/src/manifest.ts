import { CONTRACT, type RemoteManifest } from '@fleetfoot/shared/contract';

export const manifest: RemoteManifest = {
  id: 'mf-deliveries',
  title: 'Deliveries',
  contract: CONTRACT,
  routes: [
    { path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'delivery-list-page' },
    { path: '/newdelivery', access: 'set-up', title: 'Create New Delivery', page: 'new-delivery-page' },
    {
      path: '/importdeliveries',
      access: 'set-up',
      title: 'Import deliveries',
      page: 'import-deliveries-page',
    },
    { path: '/recurring', access: 'set-up', title: 'Recurring', page: 'recurring-page' },
    {
      path: '/recurring/:recurringID',
      access: 'set-up',
      title: 'Recurring delivery',
      page: 'recurring-page',
    },
    { path: '/deliveries/:deliveryID', access: 'set-up', title: 'Delivery', page: 'delivery-detail-page' },
    { path: '/deliveries/:deliveryID/waybill', access: 'set-up', title: 'Waybill', page: 'waybill-page' },
    { path: '/waybills', access: 'set-up', title: 'Waybills', page: 'waybill-page' },
    { path: '/address', access: 'set-up', title: 'Address Book', page: 'address-book-page' },
  ],
  nav: [
    { label: 'Deliveries', path: '/deliveries', icon: 'deliveries', order: 10 },
    { label: 'Address Book', path: '/address', icon: 'address-book', order: 20 },
  ],
  commands: [
    { label: 'New delivery', path: '/newdelivery', key: 'n' },
    { label: 'Import deliveries', path: '/importdeliveries' },
    { label: 'Recurring deliveries', path: '/recurring' },
  ],
  finds: 'deliveries by reference or phone number, and recent ones by name or address',
  day: true,
};

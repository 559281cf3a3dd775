import type { ComponentType } from 'react';

/** The pages named by the manifest's routes, each in a chunk of its own. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'delivery-list-page': () =>
    import(/* webpackChunkName: "delivery-list-page" */ './deliveries/delivery-list-page').then(
      (module) => module.DeliveryListPage,
    ),
  'new-delivery-page': () =>
    import(/* webpackChunkName: "new-delivery-page" */ './deliveries/new-delivery-page').then(
      (module) => module.NewDeliveryPage,
    ),
  'delivery-detail-page': () =>
    import(/* webpackChunkName: "delivery-detail-page" */ './deliveries/delivery-detail-page').then(
      (module) => module.DeliveryDetailPage,
    ),
  'address-book-page': () =>
    import(/* webpackChunkName: "address-book-page" */ './address-book/address-book-page').then(
      (module) => module.AddressBookPage,
    ),
};

import type { ComponentType } from 'react';

/** The pages named by the manifest's routes, each in a chunk of its own. */
export const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'delivery-list-page': () =>
    import(/* webpackChunkName: "delivery-list-page" */ './deliveries-page').then(
      (module) => module.DeliveriesPage,
    ),
  'new-delivery-page': () =>
    import(/* webpackChunkName: "new-delivery-page" */ './new-delivery-page').then(
      (module) => module.NewDeliveryPage,
    ),
  'import-deliveries-page': () =>
    import(/* webpackChunkName: "import-deliveries-page" */ './import/import-deliveries-page').then(
      (module) => module.ImportDeliveriesPage,
    ),
  'delivery-detail-page': () =>
    import(/* webpackChunkName: "delivery-detail-page" */ './deliveries/delivery-detail-page').then(
      (module) => module.DeliveryDetailPage,
    ),
  'waybill-page': () =>
    import(/* webpackChunkName: "waybill-page" */ './deliveries/waybill/waybill-page').then(
      (module) => module.WaybillPage,
    ),
  'address-book-page': () =>
    import(/* webpackChunkName: "address-book-page" */ './address-book/address-book-page').then(
      (module) => module.AddressBookPage,
    ),
};

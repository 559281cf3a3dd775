// The address book's entries. Not federated: only deliveries and the server need them.
export { type AddressDetails, AddressDetailsSchema, detailsOf } from './address-details';
export { addressTitle } from './address-title';
export { courierInstructions } from './courier-instructions';
export { type DeliverySettings, DeliverySettingsSchema, deliverySettingsPath } from './delivery-settings';
export { distance } from './distance';
export { findDuplicate } from './find-duplicate';
export { foldedText } from './folded-text';
export { ADDRESS_LIMIT, addressesPath, type SavedAddress, SavedAddressSchema } from './saved-address';
export { searchAddresses } from './search-addresses';

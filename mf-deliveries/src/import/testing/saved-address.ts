import { savedAddress } from '../../testing/saved-address';

/** The address book's only entry. */
export const SHOP = savedAddress({
  id: 'shop',
  latitude: -33.9249,
  longitude: 18.4241,
  city: 'Cape Town',
  streetAddress: '12 Long Street, Gardens',
  fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
  buildingName: 'Mutual Heights',
  label: 'Shop',
  contactName: 'Front desk',
  contactPhoneNumber: '+27215550100',
});

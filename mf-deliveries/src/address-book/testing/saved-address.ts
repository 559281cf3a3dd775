import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { savedAddress as anyAddress } from '../../testing/saved-address';

/** The shop, with all that can be told about an address, and with these fields of its own. */
export function savedAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
  return anyAddress({
    id: 'shop',
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    streetAddress: '12 Long Street',
    fullAddressString: '12 Long Street, Cape Town, 8001, South Africa',
    unitNumber: '4B',
    buildingName: 'Mutual Heights',
    instructions: 'Ring twice',
    label: 'Shop',
    contactName: 'Nomsa Dlamini',
    landmark: 'Opposite the taxi rank',
    gateCode: '4321',
    ...changes,
  });
}

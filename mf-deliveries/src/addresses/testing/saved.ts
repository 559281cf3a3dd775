import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { savedAddress } from '../../testing/saved-address';

/** A saved address in Cape Town, with these fields of its own. */
export function saved(changes: Partial<SavedAddress> = {}): SavedAddress {
  return savedAddress({
    id: 'shop',
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    streetAddress: '12 Long Street, Gardens',
    fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
    contactName: '',
    contactPhoneNumber: '',
    ...changes,
  });
}

import type { SavedAddress } from '../delivery/saved-address';

/** A saved address, with these fields of its own. */
export function saved(changes: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 'shop',
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '12 Long Street, Gardens',
    name: '',
    fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
    unitNumber: '',
    buildingName: '',
    instructions: '',
    label: '',
    contactName: '',
    contactPhoneNumber: '',
    landmark: '',
    gateCode: '',
    created_at: new Date('2026-11-01T08:00:00Z'),
    updated_at: new Date('2026-11-01T08:00:00Z'),
    created_by: 'thandi',
    updated_by: 'thandi',
    changeID: '',
    ...changes,
  };
}

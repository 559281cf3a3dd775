import type { SavedAddress } from '@fleetfoot/shared/addresses';

/** A saved address, with these fields of its own. */
export function savedAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 'shop',
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '12 Long Street',
    name: '',
    fullAddressString: '12 Long Street, Cape Town, 8001, South Africa',
    unitNumber: '4B',
    buildingName: 'Mutual Heights',
    instructions: 'Ring twice',
    label: 'Shop',
    contactName: 'Nomsa Dlamini',
    contactPhoneNumber: '+27821234567',
    landmark: 'Opposite the taxi rank',
    gateCode: '4321',
    created_at: new Date('2026-11-01T08:00:00Z'),
    updated_at: new Date('2026-11-01T08:00:00Z'),
    created_by: 'thandi',
    updated_by: 'thandi',
    ...changes,
  };
}

import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';

/** An entry of the address book, unless `changes` say otherwise. */
export function savedAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 'address-1',
    latitude: -26.2386,
    longitude: 27.9088,
    city: 'Soweto',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '1 Vilakazi Street, Orlando West',
    name: '',
    fullAddressString: '1 Vilakazi Street, Orlando West, Soweto, South Africa',
    unitNumber: '',
    buildingName: '',
    instructions: '',
    label: '',
    contactName: 'Naledi Molefe',
    contactPhoneNumber: '+27821234567',
    landmark: '',
    gateCode: '',
    created_at: new Date('2026-01-05T08:00Z'),
    updated_at: new Date('2026-01-05T08:00Z'),
    created_by: 'uid-thandi',
    updated_by: 'uid-thandi',
    changeID: '',
    ...changes,
  };
}

import { serverTimestamp } from './client-sdk';

/** What the address book writes. */
export function newAddress(id: string, uid: string): Record<string, unknown> {
  return {
    id,
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '12 Long Street, Gardens',
    name: 'Mutual Heights',
    fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
    unitNumber: '4B',
    buildingName: 'Mutual Heights',
    instructions: 'Ring twice',
    label: 'Shop',
    contactName: 'Nomsa Dlamini',
    contactPhoneNumber: '+27821234567',
    landmark: 'Opposite the taxi rank',
    gateCode: '4321',
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    created_by: uid,
    updated_by: uid,
  };
}

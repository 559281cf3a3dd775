import { type PlaceDetails, toAddress } from './to-address';

function part(types: string[], longText: string, shortText = longText) {
  return { types, longText, shortText };
}

const COUNTRY = part(['country', 'political'], 'South Africa', 'ZA');
const CAPE_TOWN = part(['locality', 'political'], 'Cape Town');
const at = (lat: number, lng: number) => ({ lat: () => lat, lng: () => lng });

const LONG_STREET: PlaceDetails = {
  location: at(-33.9249, 18.4241),
  formattedAddress: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
  displayName: '12 Long Street',
  types: ['street_address'],
  addressComponents: [
    part(['street_number'], '12'),
    part(['route'], 'Long Street', 'Long St'),
    part(['sublocality_level_1', 'sublocality', 'political'], 'Gardens'),
    CAPE_TOWN,
    COUNTRY,
  ],
};

test('a street address', () => {
  expect(toAddress(LONG_STREET)).toEqual({
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '12 Long Street, Gardens',
    name: undefined,
    fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
  });
});

test.each<[string, PlaceDetails, object]>([
  [
    'without a street number',
    { ...LONG_STREET, addressComponents: [part(['route'], 'R44'), CAPE_TOWN, COUNTRY] },
    { streetAddress: 'R44', city: 'Cape Town' },
  ],
  [
    'a township known as a neighbourhood',
    {
      ...LONG_STREET,
      addressComponents: [part(['route'], 'NY 1'), part(['neighborhood'], 'Gugulethu'), COUNTRY],
    },
    { streetAddress: 'NY 1, Gugulethu' },
  ],
  [
    'a village with neither street nor suburb is called by its name',
    { ...LONG_STREET, displayName: 'Nieu-Bethesda', types: ['locality'], addressComponents: [COUNTRY] },
    { streetAddress: 'Nieu-Bethesda', city: '', name: undefined },
  ],
  [
    'the municipality stands in for a missing town',
    { ...LONG_STREET, addressComponents: [part(['administrative_area_level_2'], 'Amathole')] },
    { city: 'Amathole', country: '', countryCode: '' },
  ],
  [
    'a point of interest has a name',
    { ...LONG_STREET, displayName: 'Company’s Garden', types: ['park', 'point_of_interest'] },
    { name: 'Company’s Garden' },
  ],
  [
    'so has a premise',
    { ...LONG_STREET, displayName: 'Mutual Heights', types: ['premise'] },
    { name: 'Mutual Heights' },
  ],
  ['an empty name is none', { ...LONG_STREET, displayName: '', types: ['premise'] }, { name: undefined }],
  [
    'without a formatted address the street stands in',
    { ...LONG_STREET, formattedAddress: null },
    { fullAddressString: '12 Long Street, Gardens' },
  ],
])('%s', (_, place, expected) => {
  expect(toAddress(place)).toMatchObject(expected);
});

test.each([null, undefined])('a place without a position is none (%s)', (location) => {
  expect(toAddress({ ...LONG_STREET, location })).toBeUndefined();
});

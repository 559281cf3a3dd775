import * as v from 'valibot';
import { saved } from '../testing/saved-address';
import { AddressDetailsSchema, directionsOf } from './address-details';
import { DELIVERY_TEXTS } from './delivery-input';
import { ADDRESS_TEXTS, type AddressDetails, addressDetailsOf } from './saved-address';

function check(changes: Partial<AddressDetails>) {
  return v.safeParse(AddressDetailsSchema, { ...addressDetailsOf(saved()), ...changes });
}

function problems(changes: Partial<AddressDetails>) {
  return check(changes).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test('a place and its text are enough: no street number, no name, no number', () => {
  expect(problems({ streetAddress: '', city: '', countryCode: '' })).toBeUndefined();
});

test.each([
  ['082 123 4567', '+27821234567'],
  ['  ', ''],
  ['', ''],
])('the phone number "%s" is kept as "%s"', (typed, kept) => {
  expect(check({ contactPhoneNumber: typed }).output).toMatchObject({ contactPhoneNumber: kept });
});

test.each<[Partial<AddressDetails>, string]>([
  [{ fullAddressString: ' ' }, 'fullAddressString: Enter the full address.'],
  [
    { contactPhoneNumber: '12' },
    'contactPhoneNumber: Enter a phone number such as 082 123 4567, or leave it empty.',
  ],
  [{ label: 'x'.repeat(61) }, 'label: Use at most 60 characters.'],
  [{ instructions: 'x'.repeat(501) }, 'instructions: Use at most 500 characters.'],
])('%j is refused', (changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test('the directions of an address have its unit with the building, its landmark and its gate code', () => {
  const address = saved({
    ...{ unitNumber: 'Unit 4', buildingName: 'Mutual Heights', gateCode: '#4321' },
    ...{ landmark: 'Opposite the taxi rank', instructions: 'Ring twice.' },
  });
  expect(directionsOf(address)).toEqual({
    ...{ unit: 'Unit 4, Mutual Heights', landmark: 'Opposite the taxi rank', gate_code: '#4321' },
  });
  expect(directionsOf(saved({ buildingName: 'Mutual Heights' })).unit).toBe('Mutual Heights');
  expect(directionsOf(saved())).toEqual({ unit: '', landmark: '', gate_code: '' });
});

test('the longest directions of an address fit into a delivery', () => {
  const { unitNumber, buildingName, landmark, gateCode } = ADDRESS_TEXTS;
  const longest = directionsOf({
    ...{ unitNumber: 'x'.repeat(unitNumber), buildingName: 'x'.repeat(buildingName) },
    ...{ landmark: 'x'.repeat(landmark), gateCode: 'x'.repeat(gateCode) },
  });
  expect(longest.unit).toHaveLength(DELIVERY_TEXTS.unit);
  expect(longest.landmark).toHaveLength(DELIVERY_TEXTS.landmark);
  expect(longest.gate_code).toHaveLength(DELIVERY_TEXTS.gate_code);
});

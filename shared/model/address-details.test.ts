import * as v from 'valibot';
import { AddressDetailsSchema } from './address-details';
import { type AddressDetails, addressDetailsOf } from './saved-address';
import { saved } from './testing/saved-address';

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
  [
    { instructions: 'x'.repeat(480), landmark: 'Opposite the water tower' },
    'instructions: Shorten this: with building, unit, landmark and gate code the courier gets at most 500 characters.',
  ],
])('%j is refused', (changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

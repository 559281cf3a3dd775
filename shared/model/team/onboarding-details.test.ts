import * as v from 'valibot';
import { OrganizationDetailsSchema } from './onboarding-details';

const details = {
  name: ' Vilakazi Street Bakery ',
  billingAddress: { line1: '8 Vilakazi Street', line2: '', city: 'Soweto', postalCode: '1804' },
  website: 'www.vilakazibakery.co.za',
  supportPhoneNumber: '011 936 1234',
  supportEmail: 'help@vilakazibakery.co.za',
};

test('details are trimmed and written in one form', () => {
  expect(v.parse(OrganizationDetailsSchema, details)).toEqual({
    ...details,
    name: 'Vilakazi Street Bakery',
    website: 'https://www.vilakazibakery.co.za',
    supportPhoneNumber: '+27119361234',
  });
});

test('an organisation needs no website', () => {
  expect(v.parse(OrganizationDetailsSchema, { ...details, website: '' }).website).toBe('');
});

test.each([
  [{ name: '  ' }, "Enter the organisation's name."],
  [{ website: 'javascript:alert(1)' }, 'Enter a web address such as www.company.co.za.'],
  [{ supportPhoneNumber: '12' }, 'Enter a phone number such as 082 123 4567.'],
  [{ supportEmail: 'help' }, 'Enter an e-mail address such as name@company.co.za.'],
  [
    { billingAddress: { ...details.billingAddress, postalCode: '180' } },
    'Enter the four digits of the postal code, such as 2196.',
  ],
])('%j is refused with what to do', (wrong, message) => {
  const { issues } = v.safeParse(OrganizationDetailsSchema, { ...details, ...wrong });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

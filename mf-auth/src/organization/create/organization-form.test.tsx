import { AppError } from '@fleetfoot/shared/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryDraft } from '../../testing/memory-draft';
import { emptyOrganization, OrganizationForm, type OrganizationValues } from './organization-form';

const filled: OrganizationValues = {
  name: 'Umoya Foods',
  billingAddress: { line1: '12 Jellicoe Avenue', line2: '', city: 'Johannesburg', postalCode: '2196' },
  website: 'www.umoyafoods.co.za',
  supportPhoneNumber: '011 555 0100',
  supportEmail: 'support@umoyafoods.co.za',
};

function setUp(options: { save?: () => Promise<void>; typed?: OrganizationValues } = {}) {
  const save = jest.fn(options.save ?? (async () => {}));
  const draft = memoryDraft<OrganizationValues>(options.typed);
  const props = { invitedName: 'Umoya Foods', draft, done: false, save, announce: jest.fn() };
  render(<OrganizationForm {...props} />);
  return { save, draft, user: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const create = () => screen.getByRole('button', { name: 'Create Organization' });

test('the form starts with the invited name and the one country', () => {
  setUp();
  expect(field('Organization Name')).toHaveValue('Umoya Foods');
  expect(field('Country')).toHaveValue('South Africa');
  expect(field('Country')).toHaveAttribute('readonly');
});

test('every empty field shows what is missing, and the first gets the focus', async () => {
  const { save, user } = setUp();
  await user.click(create());
  expect(field('Address line 1')).toHaveFocus();
  const bad = ['Address line 1', 'City', 'Postal code', 'Support Phone number', 'Support email'];
  for (const name of bad) expect(field(name)).toBeInvalid();
  for (const name of [/^Website/, /^Address line 2/]) expect(field(name)).toBeValid();
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['Postal code', '219', /four digits/],
  ['Support Phone number', '12', /phone number such as/],
  ['Support email', 'support', /e-mail address such as/],
  [/^Website/, 'not a site', /web address such as/],
] as const)('the %s %j is refused', async (name, wrong, message) => {
  const { save, user } = setUp({ typed: filled });
  await user.clear(field(name));
  await user.type(field(name), wrong);
  await user.click(create());
  expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(message));
  expect(field(name)).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('the typed values are saved in the form that the server keeps', async () => {
  const { save, draft, user } = setUp({ typed: filled });
  await user.click(create());
  expect(save).toHaveBeenCalledWith({
    ...filled,
    website: 'https://www.umoyafoods.co.za',
    supportPhoneNumber: '+27115550100',
  });
  expect(draft.discard).toHaveBeenCalledTimes(1);
});

test('every change is remembered, and a draft is shown rather than the defaults', async () => {
  const { draft, user } = setUp({ typed: { ...filled, name: 'Umoya Kitchens' } });
  expect(field('Organization Name')).toHaveValue('Umoya Kitchens');
  await user.type(field('City'), '!');
  expect(draft.write).toHaveBeenLastCalledWith({
    ...filled,
    name: 'Umoya Kitchens',
    billingAddress: { ...filled.billingAddress, city: 'Johannesburg!' },
  });
});

test('a failed save keeps the typed values', async () => {
  const { draft, user } = setUp({
    typed: filled,
    save: () => Promise.reject(new AppError('timeout', 'test')),
  });
  await user.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent('This is taking longer than it should.');
  expect(field('Support email')).toHaveValue(filled.supportEmail);
  expect(draft.discard).not.toHaveBeenCalled();
});

test('an empty form has every field', () => {
  expect(Object.keys(emptyOrganization('x')).sort()).toEqual(Object.keys(filled).sort());
});

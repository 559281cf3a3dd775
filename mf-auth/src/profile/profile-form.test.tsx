import { AppError, type ProfileDetails } from '@fleetfoot/shared/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryDraft } from '../testing/memory-draft';
import { ProfileForm } from './profile-form';

function setUp(options: { save?: () => Promise<void>; typed?: ProfileDetails } = {}) {
  const save = jest.fn(options.save ?? (async () => {}));
  const draft = memoryDraft<ProfileDetails>(options.typed);
  const announce = jest.fn();
  render(
    <ProfileForm phoneNumber="+27821234567" draft={draft} done={false} save={save} announce={announce} />,
  );
  return { save, draft, announce, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

test('shows the number without letting it be changed', () => {
  setUp();
  expect(field('Phone Number')).toHaveValue('082 123 4567');
  expect(field('Phone Number')).toHaveAttribute('readonly');
});

test('lets the browser fill in name and e-mail address', () => {
  setUp();
  expect(field('Full Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
});

test('says at each field what is missing and focuses the first', async () => {
  const { save, announce, user } = setUp();
  await user.click(confirm());
  expect(field('Full Name')).toHaveAccessibleDescription('Enter your full name.');
  expect(field('Email')).toHaveAccessibleDescription('Enter your e-mail address.');
  expect(field('Full Name')).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Some fields need your attention.');
  expect(save).not.toHaveBeenCalled();
});

test('refuses what is not an e-mail address', async () => {
  const { save, user } = setUp();
  await user.type(field('Full Name'), 'Thandi Mokoena');
  await user.type(field('Email'), 'thandi@');
  await user.click(confirm());
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
});

test('saves trimmed details and then forgets the draft', async () => {
  const { save, draft, user } = setUp();
  await user.type(field('Full Name'), ' Thandi Mokoena ');
  await user.type(field('Email'), 'thandi@umoyafoods.co.za');
  expect(draft.write).toHaveBeenLastCalledWith({
    fullName: ' Thandi Mokoena ',
    email: 'thandi@umoyafoods.co.za',
  });
  await user.click(confirm());
  expect(save).toHaveBeenCalledWith({ fullName: 'Thandi Mokoena', email: 'thandi@umoyafoods.co.za' });
  expect(draft.discard).toHaveBeenCalledTimes(1);
});

test('keeps everything after a failed save and says why', async () => {
  const { draft, user } = setUp({
    typed: { fullName: 'Thandi Mokoena', email: 'thandi@umoyafoods.co.za' },
    save: () => Promise.reject(new AppError('offline', 'test')),
  });
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(field('Full Name')).toHaveValue('Thandi Mokoena');
  expect(draft.discard).not.toHaveBeenCalled();
  expect(confirm()).not.toHaveAttribute('aria-busy');
});

test('saves once however often it is pressed', async () => {
  const { save, user } = setUp({
    typed: { fullName: 'Thandi Mokoena', email: 'thandi@umoyafoods.co.za' },
    save: () => new Promise(() => {}),
  });
  await user.dblClick(confirm());
  await user.type(field('Email'), '{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});

import { AppError } from '@fleetfoot/shared/domain';
import type { ProfileDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { deferred, renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('the number is shown and cannot be changed', () => {
  setUp();
  expect(field('Phone Number')).toHaveValue('082 123 4567');
  expect(field('Phone Number')).toHaveAttribute('readonly');
});

test('name and e-mail address can be filled in by the browser', () => {
  setUp();
  expect(field('Full Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
});

test('every empty field shows what is missing, and the first gets the focus', async () => {
  const { save, announce, user } = setUp();
  await user.click(confirm());
  expect(field('Full Name')).toHaveAccessibleDescription('Enter your full name.');
  expect(field('Email')).toHaveAccessibleDescription('Enter your e-mail address.');
  expect(field('Full Name')).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Some fields need your attention.');
  expect(save).not.toHaveBeenCalled();
});

test('an invalid e-mail address is refused', async () => {
  const { save, user } = setUp();
  await user.type(field('Full Name'), 'Thandi Mokoena');
  await user.type(field('Email'), 'thandi@');
  await user.click(confirm());
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
});

test('a save sends trimmed details and discards the draft', async () => {
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

test('a failed save keeps the typed values and shows the reason', async () => {
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

test('repeated presses save once', async () => {
  const { save, user } = setUp({
    typed: { fullName: 'Thandi Mokoena', email: 'thandi@umoyafoods.co.za' },
    save: () => new Promise(() => {}),
  });
  await user.dblClick(confirm());
  await user.type(field('Email'), '{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
});

const form = (save: () => Promise<void>, announce = jest.fn()) => (
  <ProfileForm phoneNumber="+27821234567" done={false} save={save} announce={announce} />
);

test('a form says in isiZulu what is missing', async () => {
  const announce = jest.fn();
  const { user } = renderPage(form(jest.fn(), announce), {
    session: { ...sessions.noProfile, language: 'zu' },
  });
  await user.click(await screen.findByRole('button', { name: 'Qinisekisa' }));
  const field = screen.getByRole('textbox', { name: 'Igama eliphelele' });
  expect(field).toHaveAccessibleDescription('Faka igama lakho eliphelele.');
  expect(announce).toHaveBeenCalledWith('Kunezinkambu okufanele zilungiswe.');
});

async function filledInAfrikaans(save: () => Promise<void>) {
  const { user } = renderPage(form(save), { session: { ...sessions.noProfile, language: 'af' } });
  const confirm = await screen.findByRole('button', { name: 'Bevestig' });
  const email = screen.getByRole('textbox', { name: 'E-pos' });
  await user.type(screen.getByRole('textbox', { name: 'Volle naam' }), 'Thandi Mokoena');
  await user.type(email, 'thandi@umoyafoods.co.za');
  return { user, confirm, email };
}

test('a failure is said in Afrikaans; what the server says in its own words stays', async () => {
  const save = jest
    .fn()
    .mockRejectedValueOnce(new AppError('offline', 'test'))
    .mockRejectedValueOnce(new AppError('invalid-argument', 'test', { userMessage: 'Ask Thandi.' }));
  const { user, confirm } = await filledInAfrikaans(save);
  await user.click(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('Jy is van die internet af.');
  await user.click(confirm);
  expect(await screen.findByText('Ask Thandi.')).toBeVisible();
});

test('a save whose answer is lost is said in Afrikaans to be unknown', async () => {
  const save = jest.fn(() => Promise.reject(new AppError('internal', 'test', { isInDoubt: true })));
  const { user, confirm } = await filledInAfrikaans(save);
  await user.click(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ons weet nie of dit gedoen is nie: /);
});

test('a save whose answer is late is said in Afrikaans to be unknown, and then without what was typed since', async () => {
  const answer = deferred();
  const { confirm, email } = await filledInAfrikaans(() => answer.promise);
  jest.useFakeTimers();
  fireEvent.click(confirm);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ons weet nog nie of dit gedoen is nie\./);
  fireEvent.input(email, { target: { value: 'thandi@umoya.co.za' } });
  await act(async () => answer.resolve());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wat jy vroeër gestoor het, /);
  jest.useRealTimers();
});

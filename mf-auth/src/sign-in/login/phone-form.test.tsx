import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneForm } from './phone-form';

function setUp(outcome: Promise<SignInProblem | undefined> = Promise.resolve(undefined), initialNumber = '') {
  const sendCode = jest.fn((_number: string, _botCheck: HTMLElement) => outcome);
  const props = { initialNumber, sendCode, onFirstFocus: jest.fn(), announce: jest.fn() };
  render(<PhoneForm {...props} />);
  return { ...props, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: /mobile number/i });
const button = () => screen.getByRole('button', { name: 'Continue' });

test.each([
  '082 123 4567',
  '+27 82 123 4567',
  '0027821234567',
  '27821234567',
  '+27 (0)821234567',
  '82-123-4567',
])('the number %s is sent as E.164', async (typed) => {
  const { sendCode, user } = setUp();
  await user.type(field(), typed);
  await user.click(button());
  expect(sendCode.mock.calls).toEqual([['+27821234567', expect.any(HTMLElement)]]);
});

test.each(['+27 (0)82 123 4567', '\u202a+27\u00a082\u00a0123\u00a04567\u202c'])(
  'the pasted number %j is shown in groups behind the prefix',
  async (pasted) => {
    const { user } = setUp();
    await user.click(field());
    await user.paste(pasted);
    await user.tab();
    expect(field()).toHaveValue('82 123 4567');
  },
);

test.each([
  ['', 'Please provide your phone number.'],
  ['\u200b', 'Please provide your phone number.'],
  ['082 123', 'The phone number format is incorrect. Please check and try again.'],
  ['011 123 4567', 'The phone number format is incorrect. Please check and try again.'],
  ['+44 7700 900123', 'The phone number format is incorrect. Please check and try again.'],
  ['eight two', 'The phone number format is incorrect. Please check and try again.'],
])('%j is refused at the field, which keeps the focus', async (typed, message) => {
  const { sendCode, user } = setUp();
  if (typed) await user.type(field(), typed);
  await user.click(button());
  expect(screen.getByText(message)).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field()).toHaveFocus();
  expect(sendCode).not.toHaveBeenCalled();
});

test.each<[SignInProblem, string]>([
  ['invalid-phone-number', 'The phone number format is incorrect. Please check and try again.'],
  ['missing-phone-number', 'Please provide your phone number.'],
  ['quota-exceeded', "We've sent too many codes. Please try again later."],
  ['user-disabled', 'This user has been disabled. Please contact support.'],
  ['operation-not-allowed', 'Phone verification is not available right now. Please contact support.'],
  ['unknown', 'An error occurred. Please try again.'],
])(
  'the problem %s stands at the number until it is changed, and the next request works',
  async (problem, message) => {
    const { sendCode, user } = setUp();
    sendCode.mockResolvedValueOnce(problem);
    await user.click(field());
    await user.paste('082 123 4567');
    await user.click(button());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), '{Backspace}7');
    expect(field()).toBeValid();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(button());
    expect(sendCode).toHaveBeenCalledTimes(2);
    expect(field()).toBeValid();
  },
);

test('the form is busy while it sends, and sends once', async () => {
  let finish: (problem?: SignInProblem) => void = () => {};
  const { sendCode, user } = setUp(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await user.type(field(), '0821234567{Enter}{Enter}');
  await user.click(screen.getByRole('button'));
  expect(sendCode).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  finish('offline');
  expect(await screen.findByText('You are offline. Check your connection and try again.')).toBeVisible();
});

test('a problem is announced when the focus is in the field already', async () => {
  const { announce, user } = setUp();
  await user.type(field(), '12{Enter}');
  expect(announce).toHaveBeenCalledWith('The phone number format is incorrect. Please check and try again.');
});

test('the first use of the field is reported once', async () => {
  const { onFirstFocus, user } = setUp();
  expect(onFirstFocus).not.toHaveBeenCalled();
  await user.click(field());
  await user.tab();
  await user.click(field());
  expect(onFirstFocus).toHaveBeenCalledTimes(1);
});

test('the number that a code was sent to can be changed', () => {
  setUp(undefined, '+27821234567');
  expect(field()).toHaveValue('82 123 4567');
});

test('the form shows what the number is used for', () => {
  setUp();
  expect(screen.getByText(/we use your number to/i)).toBeVisible();
});

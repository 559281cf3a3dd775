import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from './code-form';

function setUp(outcome: Promise<SignInProblem | undefined> = new Promise(() => {})) {
  const confirmCode = jest.fn(() => outcome);
  const { rerender } = render(<CodeForm sentAt={1} done={false} confirmCode={confirmCode} />);
  const show = (props: { sentAt?: number; done?: boolean }) =>
    rerender(<CodeForm sentAt={1} done={false} confirmCode={confirmCode} {...props} />);
  return { confirmCode, show, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Six-digit code' });
const button = () => screen.getByRole('button', { name: 'Continue' });

test('the code is one numeric field for one-time codes', () => {
  setUp();
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('the sixth digit submits the code, once', async () => {
  const { confirmCode, user } = setUp();
  await user.type(field(), '12345');
  expect(confirmCode).not.toHaveBeenCalled();
  await user.type(field(), '6');
  expect(confirmCode).toHaveBeenCalledTimes(1);
  expect(confirmCode).toHaveBeenCalledWith('123456');
});

test('neither Enter nor Continue submits a second time', async () => {
  const { confirmCode, user } = setUp();
  await user.type(field(), '123456{Enter}{Backspace}7');
  await user.click(button());
  expect(confirmCode).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('123456');
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

test.each([
  '123 456',
  '123-456',
  ' 123456\n',
  'On 28 Nov 2026 your code is 123456.',
  '\u200b123\u00a0456\u2060',
])('the pasted text %j is accepted', async (pasted) => {
  const { confirmCode, user } = setUp();
  await user.click(field());
  await user.paste(pasted);
  expect(confirmCode).toHaveBeenCalledTimes(1);
  expect(confirmCode).toHaveBeenCalledWith('123456');
});

test('backspace removes digits, and letters are ignored', async () => {
  const { confirmCode, user } = setUp();
  await user.type(field(), '12a3{Backspace}{Backspace}9');
  expect(field()).toHaveValue('19');
  expect(confirmCode).not.toHaveBeenCalled();
});

test('Continue asks for the missing digits', async () => {
  const { confirmCode, user } = setUp();
  await user.type(field(), '123');
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter all 6 digits of the code.');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(confirmCode).not.toHaveBeenCalled();
});

test.each<[SignInProblem, RegExp]>([
  ['wrong-code', /that code is not right/i],
  ['code-expired', /that code has expired/i],
  ['user-disabled', /^This user has been disabled\. Please contact support\.$/],
])('after %s the field is empty and focused, and the next code is sent', async (problem, message) => {
  const { confirmCode, user } = setUp(Promise.resolve(problem));
  await user.type(field(), '000000');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringMatching(message));
  await user.type(field(), '000000');
  expect(confirmCode).toHaveBeenCalledTimes(2);
});

test('a failed connection keeps the code, to be sent again', async () => {
  const { confirmCode, user } = setUp(Promise.resolve('offline'));
  await user.type(field(), '123456');
  await screen.findByText(/you are offline/i);
  expect(field()).toHaveValue('123456');
  await user.click(button());
  expect(confirmCode).toHaveBeenCalledTimes(2);
});

test('a new code empties the field', async () => {
  const { show, user } = setUp();
  await user.type(field(), '123');
  act(() => show({ sentAt: 2 }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('the form stays busy once the code was right', async () => {
  const { confirmCode, show, user } = setUp(Promise.resolve(undefined));
  await user.type(field(), '123456');
  act(() => show({ done: true }));
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(confirmCode).toHaveBeenCalledTimes(1);
});

test('no style element is left in the document', () => {
  setUp();
  expect(document.head.querySelector('#input-otp-style')).not.toBeInTheDocument();
});

test.each([{ key: '1' }, { key: 'v', ctrlKey: true }, { key: 'v', metaKey: true }])(
  '%j goes to the field while no control has the focus',
  (press) => {
    setUp();
    fireEvent.keyDown(document.body, press);
    expect(field()).toHaveFocus();
  },
);

test('other keys and other controls are left alone', () => {
  setUp();
  for (const press of [
    { key: 'a' },
    { key: 'Tab' },
    { key: '1', altKey: true },
    { key: 'c', ctrlKey: true },
  ]) {
    fireEvent.keyDown(document.body, press);
    expect(document.body).toHaveFocus();
  }
  button().focus();
  fireEvent.keyDown(button(), { key: '1' });
  expect(button()).toHaveFocus();
});

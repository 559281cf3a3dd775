import { AppError } from '@fleetfoot/shared/domain';
import { type PendingCode, sendCode } from '@fleetfoot/shared/firebase';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FreshCodeDialog } from './fresh-code-dialog';

jest.mock('@fleetfoot/shared/firebase', () => ({ sendCode: jest.fn() }));

const NUMBER = '+27821234567';

function show(confirm: PendingCode['confirm'] = async () => {}) {
  jest.mocked(sendCode).mockResolvedValue({ phoneNumber: NUMBER, sentAt: 0, confirm });
  const onEnd = jest.fn();
  render(<FreshCodeDialog phoneNumber={NUMBER} onEnd={onEnd} />);
  return { onEnd, user: userEvent.setup() };
}

test('A code is sent to the present number when it is asked for, and a right one ends the dialog', async () => {
  const confirm = jest.fn(async () => {});
  const { onEnd, user } = show(confirm);
  expect(sendCode).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(sendCode).toHaveBeenCalledWith(NUMBER, expect.any(HTMLElement));
  await user.type(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(confirm).toHaveBeenCalledWith('123456');
  expect(onEnd).toHaveBeenCalledWith(true);
});

test('The code is read from a pasted message with other numbers', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Six-digit code');
  await user.click(field);
  await user.paste('On 28 Nov 2026 your code is 482913.');
  expect(field).toHaveValue('482913');
});

test('A wrong code stays in the dialog and says so', async () => {
  const { onEnd, user } = show(() => Promise.reject(new AppError('invalid-argument', 'Wrong code.')));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
  expect(await screen.findByText(/That code is not right/)).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
});

test('Too few digits are asked for again without asking the server', async () => {
  const confirm = jest.fn();
  const { user } = show(confirm);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '12a3{Enter}');
  expect(await screen.findByText('Enter all 6 digits of the code.')).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
});

test('Cancelling enters no code', async () => {
  const { onEnd, user } = show();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onEnd).toHaveBeenCalledWith(false);
});

import { AppError } from '@fleetfoot/shared/domain';
import type { PendingCode } from '@fleetfoot/shared/firebase';
import { INVITED } from '@fleetfoot/shared/session/opened-invitation';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { dropPendingCode, keepPendingCode, readPendingCode } from '../data';
import { VerifyPage } from './verify-page';

const mockSendCode = jest.fn();

jest.mock('@fleetfoot/shared/firebase', () => ({ sendCode: (...call: unknown[]) => mockSendCode(...call) }));

function pend(confirm: PendingCode['confirm'] = async () => {}) {
  keepPendingCode({ phoneNumber: '+27821234567', sentAt: Date.now(), confirm });
}

const open = (refreshSession: () => Promise<void> = async () => {}) =>
  renderPage(<VerifyPage />, {
    session: sessions.signedOut,
    services: { refreshSession: jest.fn(refreshSession) },
  });

afterEach(() => {
  jest.useRealTimers();
  dropPendingCode();
});

test('without a pending code the page goes back to /login', () => {
  const { services } = open();
  expect(services.navigate).toHaveBeenCalledWith('/login', { replace: true });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page shows where the code was sent, and how to change the number', () => {
  pend();
  const { services } = open();
  expect(screen.getByText('082 123 4567')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change number' })).toHaveAttribute('href', '/login');
  expect(services.navigate).not.toHaveBeenCalled();
});

test('a user who signs in with another number is told which one is invited', () => {
  sessionStorage.setItem(INVITED, JSON.stringify({ organizationName: 'Kasi Couriers', ending: '999' }));
  pend();
  open();
  expect(screen.getByText(/^The invitation to Kasi Couriers is for/).closest('p')).toHaveTextContent(
    'the number ending in 999, not 082 123 4567',
  );
  sessionStorage.clear();
});

test('a right code refreshes the session, is used up and leaves the page busy', async () => {
  const confirm = jest.fn(async () => {});
  pend(confirm);
  const { services, user } = open();
  await user.type(screen.getByRole('textbox'), '123456');
  expect(confirm).toHaveBeenCalledWith('123456');
  expect(services.refreshSession).toHaveBeenCalledTimes(1);
  expect(readPendingCode()).toBeUndefined();
  expect(services.navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
});

test('a session that cannot be fetched is retried without asking for the code', async () => {
  const confirm = jest.fn(async () => {});
  pend(confirm);
  const failing = jest
    .fn()
    .mockRejectedValueOnce(new AppError('offline', 'test'))
    .mockResolvedValue(undefined);
  const { services, user } = open(failing);
  await user.type(screen.getByRole('textbox'), '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('You are signed in. You are offline.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(services.refreshSession).toHaveBeenCalledTimes(2);
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a new code can be asked for once the countdown is over, counts down again, and signs in', async () => {
  jest.useFakeTimers();
  const phoneNumber = '+27821234567';
  keepPendingCode({ phoneNumber, sentAt: performance.now(), confirm: async () => {} });
  const confirm = jest.fn(async () => {});
  mockSendCode.mockImplementation(async () => ({ phoneNumber, sentAt: performance.now(), confirm }));
  const { services } = open();
  const resend = () => screen.queryByRole('button', { name: 'Send a new code' });
  expect(screen.getByText(/You can ask for a new code in 30 s\./)).toBeVisible();
  expect(resend()).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send a new code' })));
  expect(mockSendCode.mock.calls).toEqual([[phoneNumber, expect.any(HTMLElement)]]);
  expect(screen.getByText(/You can ask for a new code in 30 s\./)).toBeVisible();
  expect(resend()).not.toBeInTheDocument();
  await act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: '654321' } }));
  expect(confirm).toHaveBeenCalledWith('654321');
  expect(services.refreshSession).toHaveBeenCalledTimes(1);
});

test('a disabled user sees that after entering the code', async () => {
  pend(async () => {
    throw Object.assign(new Error('auth/user-disabled'), { code: 'auth/user-disabled' });
  });
  const { services, user } = open();
  await user.type(screen.getByRole('textbox'), '123456');
  expect(await screen.findByText('This user has been disabled. Please contact support.')).toBeVisible();
  expect(services.refreshSession).not.toHaveBeenCalled();
  expect(services.report).not.toHaveBeenCalled();
});

test('an unforeseen problem is reported', async () => {
  const failure = new Error('auth/unheard-of');
  pend(async () => {
    throw failure;
  });
  const { services, user } = open();
  await user.type(screen.getByRole('textbox'), '123456');
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  expect(services.report).toHaveBeenCalledWith(failure, { step: 'confirm-code' });
});

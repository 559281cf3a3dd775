import { AppError } from '@fleetfoot/shared/domain';
import { callFunction } from '@fleetfoot/shared/firebase';
import { approveSession, endSessions } from '@fleetfoot/shared/operations';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { SignInNotice } from './sign-in-notice';

jest.mock('@fleetfoot/shared/firebase', () => ({ callFunction: jest.fn(async () => ({})) }));
jest.mock('../report');

function show() {
  const shell = createShellStore();
  const context = {
    shell,
    session: fakeSession(sessions.admin),
    signOut: jest.fn(),
    navigate: jest.fn(),
    remotes: NO_REMOTES,
    onRetry: jest.fn(),
    onRecheck: jest.fn(),
    now: () => new Date(),
  };
  render(
    <ShellContext value={context}>
      <SignInNotice
        title="Sipho signed in on a new device"
        text="Chrome on Android."
        uid="u1"
        sessionID="17"
        orgID="acme"
        approveLabel="Approve"
        endLabel="End their sessions"
      />
    </ShellContext>,
  );
  return { shell, user: userEvent.setup() };
}

test('Approving names the session and the organisation, and the notice goes', async () => {
  const { user, shell } = show();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(callFunction).toHaveBeenCalledWith(approveSession, { uid: 'u1', sessionID: '17', orgID: 'acme' });
  expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();
  expect(shell.getState().announcement.message).toBe('The device is approved.');
});

test('Ending says that the device is a stranger', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'End their sessions' }));
  expect(callFunction).toHaveBeenCalledWith(endSessions, {
    ...{ uid: 'u1', sessionID: '17', orgID: 'acme' },
    isStrange: true,
  });
});

test('A failure stays in the notice, which can be tried again', async () => {
  jest.mocked(callFunction).mockRejectedValueOnce(new AppError('offline', 'No connection.'));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('A notice that is dismissed is gone for this page', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Chrome on Android.')).toBeNull();
});

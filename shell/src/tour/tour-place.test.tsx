import 'fake-indexeddb/auto';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { TourPlace } from './tour-place';

jest.mock('./tour', () => {
  throw new Error('no network');
});

test('a tour whose code does not come says so, and can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const shell = createShellStore();
  const user = userEvent.setup();
  const { uid = '', selectedOrganization } = sessions.admin;
  render(
    <ShellContext
      value={{
        ...{ shell, session: fakeSession(sessions.admin), signOut: jest.fn(), navigate: jest.fn() },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn(), now: () => new Date(), remotes: NO_REMOTES },
      }}
    >
      <TourPlace uid={uid} orgID={selectedOrganization?.id ?? ''} />
    </ShellContext>,
  );
  await waitFor(() => expect(shell.getState().tour).toBe('new'));
  act(() => shell.setState({ tour: 'asked' }));
  expect(await screen.findByRole('dialog', { name: 'Tour' })).toHaveTextContent('Check your connection');
  expect(shell.getState().tour).toBe('new');
  await user.click(screen.getByRole('button', { name: /close/i }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Who has ended it once is not offered it again.
  act(() => shell.setState({ tour: 'over' }));
  act(() => shell.setState({ tour: 'asked' }));
  expect(await screen.findByRole('dialog', { name: 'Tour' })).toBeVisible();
  expect(shell.getState().tour).toBe('over');
});

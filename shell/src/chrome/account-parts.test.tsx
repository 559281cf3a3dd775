import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShellStore } from '../shell-state';
import { AccountParts } from './account-parts';
import { NO_REMOTES } from './testing/no-remotes';
import { ShellContext } from './use-shell';

test('the language is chosen beside the account, and said to screen readers', async () => {
  const shell = createShellStore();
  const session = fakeSession(sessions.admin);
  render(
    <ShellContext
      value={{
        ...{ shell, session, signOut: jest.fn(), navigate: jest.fn(), now: () => new Date() },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn() },
        remotes: NO_REMOTES,
      }}
    >
      <AccountParts />
    </ShellContext>,
  );
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveDisplayValue('English');
  expect(select).toHaveAccessibleDescription(
    'For sign-in, your profile and devices, and new deliveries; other pages are in English.',
  );
  await userEvent.setup().selectOptions(select, 'Sesotho');
  expect(select).toHaveDisplayValue('Sesotho');
  expect(session.getState().language).toBe('st');
  expect(shell.getState().announcement).toEqual({ message: 'Language: Sesotho', count: 1 });
});

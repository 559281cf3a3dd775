import { chooseData, isDataLight } from '@fleetfoot/shared/device';
import { noteRead } from '@fleetfoot/shared/firebase/read-bytes';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShellStore } from '../shell-state';
import { AccountParts } from './account-parts';
import { NO_REMOTES } from './testing/no-remotes';
import { ShellContext } from './use-shell';

function open(language?: string) {
  const shell = createShellStore();
  const session = fakeSession({ ...sessions.admin, language });
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
  return { shell, session, user: userEvent.setup() };
}

afterEach(() => localStorage.clear());

test('the language is chosen beside the account, and said to screen readers', async () => {
  const { shell, session, user } = open();
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(select).toHaveDisplayValue('English');
  expect(select).not.toHaveAccessibleDescription();
  await user.selectOptions(select, 'Sesotho');
  // By then its block is in the language that was chosen.
  expect(select).toHaveAccessibleDescription(/^Ya ho kena, profaele ya hao le disebediswa/);
  expect(select).toHaveAccessibleName('Puo');
  expect(select.closest('[lang]')).toHaveAttribute('lang', 'st-ZA');
  expect(select).toHaveDisplayValue('Sesotho');
  expect(session.getState().language).toBe('st');
  expect(shell.getState().announcement).toEqual({ message: 'Language: Sesotho', count: 1 });
});

test('the saving of data is chosen beside the account, as another window has chosen it, and kept', async () => {
  const { shell, user } = open();
  const select = screen.getByRole('combobox', { name: 'Save data' });
  expect(select).toHaveDisplayValue('Automatic');
  expect(select).toHaveAccessibleDescription(/^Save data lets maps and photos wait for a tap/);
  await user.selectOptions(select, 'On');
  expect(isDataLight()).toBe(true);
  expect(select).toHaveDisplayValue('On');
  expect(shell.getState().announcement.message).toBe('Save data: On');
  act(() => chooseData('off', 'u1'));
  expect(select).toHaveDisplayValue('Off');
});

test('a browser that keeps no choice says so', async () => {
  const { shell, user } = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Save data' }), 'On');
  expect(screen.getByText(/^This browser does not keep the choice/)).toBeVisible();
  expect(shell.getState().announcement.message).toMatch(/^This browser does not keep the choice/);
  expect(screen.getByRole('combobox', { name: 'Save data' })).toHaveDisplayValue('Automatic');
  jest.restoreAllMocks();
});

test('the data received so far stands beside the choice, with its price', () => {
  noteRead([{ raw: () => ({ id: 'd1', path: 'a/d1', fields: { text: 'x'.repeat(2_000_000) } }) }]);
  open();
  const [summary] = screen.getAllByText(/MB/);
  expect(summary?.parentElement).toHaveTextContent(/^About 2 MB, R 0,17 so far$/);
  expect(screen.getByText(/which is R 0,17 at R 85,00 for 1 GB/)).toBeInTheDocument();
});

test('the data received so far and what saves it are told in isiZulu', async () => {
  open('zu');
  expect(await screen.findByRole('combobox', { name: 'Yonga idatha' })).toHaveDisplayValue(
    'Okuzenzakalelayo',
  );
  const [summary] = screen.getAllByText(/MB/);
  expect(summary?.parentElement).toHaveTextContent(/^Cishe 2 MB, R 0,17 kuze kube manje$/);
  expect(screen.getByRole('button', { name: 'Izinqamuleli zekhibhodi' })).toBeVisible();
});

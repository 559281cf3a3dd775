import type { AccountNotice, RegistryEntry } from '@fleetfoot/shared/contract';
import { chooseData } from '@fleetfoot/shared/device';
import { fakeSession, registryEntry, sessions, setConnection } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { AccountParts } from '../chrome/account-parts';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { openedRemote } from '../chrome/testing/opened-remote';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { FollowAccount } from './follow-account';

jest.mock('@fleetfoot/shared/firebase', () => ({ databaseIsOpen: async () => {} }));

const BILLING = { label: 'Billing', path: '/billing', icon: 'billing', order: 70 } as const;
const FAILED = { label: '1 payment failed', path: '/billing' };

type Reader = () => Promise<unknown>;

function open(readers: Readonly<Record<string, Reader>>) {
  const shell = createShellStore();
  shell.setState({ path: '/deliveries', account: [BILLING] });
  const entries: readonly RegistryEntry[] = [
    ...Object.keys(readers).map((id) => registryEntry({ id, account: [BILLING] })),
    registryEntry({ id: 'mf-quiet' }),
  ];
  const openRemote = jest.fn(async (id: string) =>
    openedRemote({ readAccountNotices: async () => (await readers[id]?.()) as readonly AccountNotice[] }),
  );
  const view = render(
    <ShellContext
      value={{
        ...{ shell, session: fakeSession(sessions.admin), signOut: jest.fn(), navigate: jest.fn() },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn(), now: () => new Date() },
        remotes: { ...NO_REMOTES, entries: () => entries, open: openRemote },
      }}
    >
      <FollowAccount />
      <AccountParts />
    </ShellContext>,
  );
  const go = (path: string) => act(async () => shell.setState({ path }));
  return { ...view, shell, openRemote, go };
}

const waiting = () => screen.queryByRole('list', { name: 'What needs you' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  setConnection(undefined);
  localStorage.clear();
});

test('a notice is a link to its entry, and only remotes with entries in the account are asked', async () => {
  const { openRemote } = open({ 'mf-billing': async () => [FAILED] });
  expect(await screen.findByRole('link', { name: '1 payment failed' })).toHaveAttribute('href', '/billing');
  expect(openRemote.mock.calls).toEqual([['mf-billing']]);
});

test('notices give way to the page of their entry, and are read again once that is left', async () => {
  const read = jest.fn(async () => [FAILED]);
  const { go } = open({ 'mf-billing': read });
  await screen.findByRole('link', { name: '1 payment failed' });
  await go('/billing/2026-11');
  expect(waiting()).not.toBeInTheDocument();
  read.mockResolvedValue([]);
  await go('/deliveries');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(waiting()).not.toBeInTheDocument());
});

test('a remote that is down costs only its own, and keeps what it told last', async () => {
  const read = jest.fn(async () => [FAILED]);
  open({ 'mf-down': async () => Promise.reject(new Error('down')), 'mf-billing': read });
  await screen.findByRole('link', { name: '1 payment failed' });
  read.mockRejectedValue(new Error('down'));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('link', { name: '1 payment failed' })).toBeVisible();
});

test('a notice that is none, or leads elsewhere than to an entry of its remote, is left out', async () => {
  const odd = [
    undefined,
    'late',
    { label: 'x' },
    { label: 'x', path: 'https://evil.example' },
    { path: '/billing' },
  ];
  open({ 'mf-odd': async () => odd, 'mf-none': async () => 'nothing', 'mf-billing': async () => [FAILED] });
  await screen.findByRole('link', { name: '1 payment failed' });
  expect(waiting()?.children).toHaveLength(1);
});

test('test mode shows no notices, and with Save-Data none are asked for', async () => {
  const { go, openRemote, unmount } = open({ 'mf-billing': async () => [FAILED] });
  await screen.findByRole('link', { name: '1 payment failed' });
  await go('/test/deliveries');
  expect(waiting()).not.toBeInTheDocument();
  unmount();
  expect(openRemote).toHaveBeenCalledTimes(1);
  setConnection({ saveData: true });
  const light = open({ 'mf-billing': async () => [FAILED] });
  await light.go('/address');
  expect(light.openRemote).not.toHaveBeenCalled();
});

test('notices of a user are gone with them', async () => {
  const { shell, unmount } = open({ 'mf-billing': async () => [FAILED] });
  await screen.findByRole('link', { name: '1 payment failed' });
  unmount();
  expect(shell.getState().accountNotices).toEqual([]);
});

test('a notice that nobody would take away goes when its user begins to save data, and comes back with Off', async () => {
  const { openRemote } = open({ 'mf-billing': async () => [FAILED] });
  await screen.findByRole('link', { name: '1 payment failed' });
  act(() => chooseData('on', 'u1'));
  expect(waiting()).not.toBeInTheDocument();
  expect(openRemote).toHaveBeenCalledTimes(1);
  act(() => chooseData('off', 'u1'));
  expect(await screen.findByRole('link', { name: '1 payment failed' })).toBeVisible();
});

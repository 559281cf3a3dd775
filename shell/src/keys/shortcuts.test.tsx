import 'fake-indexeddb/auto';
import type { RegistryEntry } from '@fleetfoot/shared/contract';
import { deviceStore } from '@fleetfoot/shared/device';
import { fakeSession, registryEntry, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedRemote } from '../chrome/testing/opened-remote';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { Shortcuts } from './shortcuts';
import { ShortcutsButton } from './shortcuts-button';

let mockIsDown = false;
jest.mock('./shortcuts-dialog', () => {
  if (mockIsDown) throw new Error('no network');
  return jest.requireActual('./shortcuts-dialog');
});

const order = { label: 'KK-1041', path: '/deliveries/d1' };
const other = { label: 'KK-10412', path: '/deliveries/d2' };
const entries: readonly RegistryEntry[] = [
  registryEntry({
    commands: [{ label: 'New delivery', path: '/newdelivery', key: 'n' }],
    finds: 'deliveries',
  }),
];

async function open(found = [order, other]) {
  const shell = createShellStore();
  shell.setState({ path: '/deliveries' });
  const navigate = jest.fn();
  const { uid = '', selectedOrganization } = sessions.admin;
  document.body.innerHTML = '<main id="outlet"><button data-key="e">Edit</button></main>';
  const { unmount } = render(
    <ShellContext
      value={{
        ...{ shell, session: fakeSession(sessions.admin), signOut: jest.fn(), navigate },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn(), now: () => new Date() },
        remotes: {
          entries: () => entries,
          open: async () => openedRemote({ openFinder: async () => async () => found }),
        },
      }}
    >
      <ShortcutsButton />
      <Shortcuts uid={uid} orgID={selectedOrganization?.id ?? ''} />
    </ShellContext>,
  );
  await waitFor(() => expect(shell.getState().hasKeys).toBeDefined());
  return { shell, navigate, unmount, user: userEvent.setup() };
}

afterEach(() => jest.restoreAllMocks());

const toggle = () => screen.findByRole('switch', { name: 'Single-key shortcuts' });

test('a list whose code does not come is told of, and asked for again by the next press', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockIsDown = true;
  const { user } = await open();
  await user.keyboard('?');
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  mockIsDown = false;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?');
  expect(await toggle()).toBeVisible();
});

test('a command of a remote is asked for by its key', async () => {
  const { user, navigate } = await open();
  await user.keyboard('n');
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/newdelivery']]));
});

test('the list names the keys of the page, of remotes and of every page', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await toggle();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'New delivery',
    'This list of keys',
    'Search this page, or find anything',
  ]);
  await user.keyboard('{Escape}');
  document.getElementById('outlet')?.insertAdjacentHTML('beforeend', '<a href="/a" data-row-link>A</a>');
  await user.keyboard('?');
  await toggle();
  expect(screen.getByRole('region', { name: 'On this page' })).toHaveTextContent(/Next row of the list/);
});

test('keys that were turned off stay so for this user, and their list is found without them', async () => {
  const first = await open();
  await first.user.keyboard('?');
  await first.user.click(await toggle());
  expect(await toggle()).not.toBeChecked();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  first.unmount();

  const { shell, user } = await open();
  expect(shell.getState().hasKeys).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(await toggle());
  expect(await toggle()).toBeChecked();
  await waitFor(() => expect(shell.getState().hasKeys).toBe(true));
});

test('the search of every page opens where the page has none', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(await screen.findByRole('combobox')).toHaveValue('');
});

function scan(text: string): void {
  const { timeStamp } = new Event('keydown');
  for (const key of [...text, 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void document.body.dispatchEvent(event));
  }
}

test('a scanned reference opens the page of what has it, whatever else begins with it', async () => {
  const { navigate } = await open();
  scan('kk-1041');
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/deliveries/d1']]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the address that a waybill of this product prints opens its page, and any other is searched for', async () => {
  const { navigate } = await open();
  scan(`${location.origin}/deliveries/d1?from=scan`);
  expect(navigate.mock.calls).toEqual([['/deliveries/d1?from=scan']]);
  scan('https://elsewhere.example/deliveries/d1');
  expect(await screen.findByRole('combobox')).toHaveValue('https://elsewhere.example/deliveries/d1');
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a scanned text that is not found is selected, so that the next scan takes its place', async () => {
  await open([]);
  scan('kk-999');
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]));
});

test('a choice that another window has made holds here once this one is looked at', async () => {
  const here = await open();
  const { uid = '' } = sessions.admin;
  const options = { uid, remoteID: 'shell', name: 'keys', isCurrent: () => true };
  await deviceStore<boolean>(options).put('isOff', here.shell.getState().hasKeys === true);
  const expected = here.shell.getState().hasKeys !== true;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(here.shell.getState().hasKeys).toBe(expected));
});

test('a choice that comes late undoes none that was made meanwhile, and one that cannot be read turns nothing on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const get = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new Error('The device is full.');
  });
  const { shell, user, unmount } = await open();
  expect(shell.getState().hasKeys).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await user.click(await toggle());
  await waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(1));
  expect(shell.getState().hasKeys).toBe(true);
  unmount();
  expect(shell.getState().hasKeys).toBeUndefined();
});

test('a scanned text that nothing is called by shows what was found by it', async () => {
  const { navigate } = await open([other]);
  scan('kk-1041');
  expect(await screen.findByRole('option', { name: /KK-10412/ })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('kk-1041');
  expect(navigate).not.toHaveBeenCalled();
});

import type { Finder, RegistryEntry } from '@fleetfoot/shared/contract';
import { deferred, fakeSession, registryEntry, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedRemote } from '../chrome/testing/opened-remote';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { Palette } from './palette';

const nav = [
  { label: 'Deliveries', path: '/deliveries', icon: 'deliveries', order: 10 },
  { label: 'Team', path: '/team', icon: 'team', order: 60 },
  { label: 'Test deliveries', path: '/test/deliveries', icon: 'deliveries', order: 61 },
];
const entries: readonly RegistryEntry[] = [
  registryEntry({
    ...{ commands: [{ label: 'New delivery', path: '/newdelivery' }], finds: 'deliveries', day: true },
  }),
  registryEntry({ id: 'mf-team', title: 'Team', finds: 'members' }),
  registryEntry({ id: 'mf-quiet', title: 'Quiet' }),
];
const order = { label: 'KK-1041', detail: 'Delivered', path: '/deliveries/d1' };

function open(finders: Readonly<Record<string, Finder | undefined>> = {}, path = '/team') {
  const shell = createShellStore();
  shell.setState({ nav, path, dayPlace: null });
  const [navigate, onClose] = [jest.fn(), jest.fn()];
  const openRemote = jest.fn(async (id: string) => {
    const finder = finders[id];
    return openedRemote(finder ? { openFinder: async () => finder } : {});
  });
  render(
    <ShellContext
      value={{
        ...{ shell, session: fakeSession(sessions.admin), signOut: jest.fn(), navigate },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn(), now: () => new Date() },
        remotes: { entries: () => entries, open: openRemote },
      }}
    >
      <Palette onClose={onClose} />
    </ShellContext>,
  );
  return {
    shell,
    navigate,
    onClose,
    openRemote,
    field: screen.getByRole('combobox'),
    user: userEvent.setup(),
  };
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('pages and commands stand there before anything is typed, and say what else is found', () => {
  const { field } = open();
  expect(shown()).toEqual(['Deliveries', 'Team', 'New delivery', 'Set-up steps', 'Tour']);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Finds pages, deliveries, members.');
});

test('a page is chosen by keys alone, and the first below the last is the first', async () => {
  const { user, field, navigate, onClose } = open();
  await user.type(field, 'DE\u200bLIV');
  expect(shown()).toEqual(['Deliveries', 'New delivery']);
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'New delivery' }).id,
  );
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(navigate.mock.calls).toEqual([['/newdelivery']]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a thing that a remote finds comes below the pages, under the name of its remote, and leads to its page', async () => {
  const { user, field, navigate } = open({ 'mf-deliveries': async () => [order] });
  await user.type(field, 'kk-1041');
  await user.click(await screen.findByRole('option', { name: /KK-1041/ }));
  expect(navigate.mock.calls).toEqual([['/deliveries/d1']]);
});

test('a remote that is down costs only its own lines, and is asked again by the next letter', async () => {
  const find = jest.fn<Promise<never>, [string]>().mockRejectedValue(new Error('no network'));
  const { user, field, openRemote } = open({
    'mf-deliveries': find,
    'mf-team': async () => [{ label: 'Thandi', path: '/team' }],
  });
  await user.type(field, 'tha');
  expect(await screen.findByText(/^Deliveries cannot be searched right now/)).toBeVisible();
  const team = await screen.findByRole('group', { name: 'Team' });
  expect(
    within(team)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Thandi']);
  await user.type(field, 'n');
  await waitFor(() => expect(openRemote.mock.calls.filter(([id]) => id === 'mf-deliveries')).toHaveLength(2));
});

test('an answer to what is no longer asked is not shown, and the search says when it is over', async () => {
  const slow = deferred<readonly (typeof order)[]>();
  const find = jest.fn((text: string) => (text === 'kk-1' ? slow.promise : Promise.resolve([])));
  const { user, field } = open({ 'mf-deliveries': find });
  await user.type(field, 'kk-1');
  expect(status()).toBe('Searching …');
  await waitFor(() => expect(find).toHaveBeenCalledWith('kk-1'));
  await user.type(field, '0');
  await waitFor(() => expect(status()).toBe('Nothing found for “kk-10”.'));
  slow.resolve([order]);
  await slow.promise;
  expect(shown()).toEqual([]);
});

test('Enter before anything is found opens what is called exactly so once it is, and the next text replaces this one', async () => {
  const { user, field, navigate } = open({
    'mf-deliveries': async (text) => (text === 'kk-1041' ? [order] : []),
  });
  await user.type(field, 'kk-999{Enter}');
  await waitFor(() => expect(status()).toBe('Nothing found for “kk-999”.'));
  await user.keyboard('kk-1041{Enter}');
  expect(field).toHaveValue('kk-1041');
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/deliveries/d1']]));
});

test('a page’s address that is scanned into the search leads to it', async () => {
  const { user, field, navigate } = open();
  await user.type(field, `${location.origin}/deliveries/d1{Enter}`);
  expect(navigate.mock.calls).toEqual([['/deliveries/d1']]);
});

test('a search of two letters asks nobody, and no search a remote that finds nothing', async () => {
  const { user, field, openRemote } = open();
  await user.type(field, 'kk');
  expect(status()).toBe('Nothing found for “kk”.');
  await user.type(field, '-1');
  await waitFor(() => expect(openRemote.mock.calls.flat()).toEqual(['mf-deliveries', 'mf-team']));
});

test('the palette of test mode offers its pages and the tour, and finds nothing that is live', async () => {
  const { user, field, openRemote } = open({ 'mf-deliveries': async () => [order] }, '/test/deliveries/t1');
  expect(shown()).toEqual(['Test deliveries', 'Tour']);
  expect(field).toHaveAccessibleDescription('Finds pages.');
  await user.type(field, 'kk-1041');
  await waitFor(() => expect(status()).toBe('Nothing found for “kk-1041”.'));
  expect(openRemote).not.toHaveBeenCalled();
});

test('steps that were put away come back on the start page', async () => {
  const { user, field, navigate, shell } = open();
  await user.type(field, 'set-up{Enter}');
  expect(navigate.mock.calls).toEqual([['/']]);
  expect(shell.getState().isSetupWanted).toBe(true);
});

test('steps are offered only where a page has a place for them', () => {
  const { shell } = open();
  expect(shown()).toContain('Set-up steps');
  act(() => shell.setState(({ dayPlace: _, ...state }) => state, true));
  expect(shown()).not.toContain('Set-up steps');
});

test('the tour begins where its user is, and leads to its stops itself', async () => {
  const { user, field, navigate, onClose, shell } = open();
  await user.type(field, 'tour{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
  expect(shell.getState().tour).toBe('asked');
});

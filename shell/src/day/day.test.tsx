import 'fake-indexeddb/auto';
import type { DayAsked, DayLines, RegistryEntry } from '@fleetfoot/shared/contract';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { deferred, fakeSession, registryEntry, sessions, setConnection } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REMOTES } from '../chrome/testing/no-remotes';
import { openedRemote } from '../chrome/testing/opened-remote';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { Day } from './day';

const mockOpened = jest.fn(async () => {});
jest.mock('@fleetfoot/shared/firebase', () => ({ databaseIsOpen: () => mockOpened() }));

type ReadDay = (asked: DayAsked) => Promise<DayLines>;

const address = { label: 'Save a pickup address', path: '/address', order: 10, isDone: false };
const card = { label: 'Add a card', path: '/billing', order: 20, isDone: true };
const late = {
  value: '2',
  label: 'Needs you',
  path: '/deliveries?status=late',
  order: 10,
  isUrgent: true,
};
const month = { value: 'R 115,00', label: 'this month', path: '/billing/2026-11', order: 30 };

const { uid = '', selectedOrganization } = sessions.admin;
let visits = 0;

function open(readers: Readonly<Record<string, ReadDay>>, orgID = `o${visits++}`, role: Role = 'Admin') {
  const shell = createShellStore();
  const session = fakeSession({
    ...sessions.admin,
    ...(selectedOrganization && { selectedOrganization: { ...selectedOrganization, id: orgID, role } }),
  });
  const entries: readonly RegistryEntry[] = [
    ...Object.keys(readers).map((id) => registryEntry({ id, day: true })),
    registryEntry({ id: 'mf-quiet' }),
  ];
  const openRemote = jest.fn(async (id: string) => {
    const read = readers[id];
    return openedRemote(read ? { readDay: (_services, asked) => read(asked) } : {});
  });
  const now = jest.fn(() => new Date('2026-11-25T12:05:00Z'));
  const page = (place: HTMLElement | null) => (
    <ShellContext
      value={{
        ...{ shell, session, signOut: jest.fn(), navigate: jest.fn(), onRetry: jest.fn() },
        ...{ onRecheck: jest.fn(), now },
        remotes: { ...NO_REMOTES, entries: () => entries, open: openRemote },
      }}
    >
      <Day uid={uid} orgID={orgID} place={place} />
    </ShellContext>
  );
  const place = () => document.body.appendChild(document.createElement('div'));
  const { rerender, unmount } = render(page(place()));
  return {
    ...{ shell, openRemote, orgID, now, unmount, user: userEvent.setup() },
    leave: () => rerender(page(null)),
    returnTo: () => rerender(page(place())),
  };
}

/** As if so many seconds had passed. */
function later(seconds: number): void {
  const at = performance.now() + seconds * 1000;
  jest.spyOn(performance, 'now').mockReturnValue(at);
}

/** Every pause that begins from now on. */
function watchTimeouts() {
  return jest.spyOn<{ setTimeout(call: () => void, ms?: number): unknown }, 'setTimeout'>(
    globalThis,
    'setTimeout',
  );
}

function online(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  setConnection(undefined);
});

const today = () => screen.getByRole('region', { name: 'Today' });
const links = () =>
  within(today())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const setUp = (done: string) => screen.findByRole('button', { name: `Set up: ${done} done` });

test('steps of all remotes are counted, with the next one, and listed in their order on demand', async () => {
  const { user, openRemote } = open({
    'mf-billing': async () => ({ steps: [card] }),
    'mf-deliveries': async () => ({ steps: [address], figures: [late] }),
  });
  const button = await setUp('1 of 2');
  expect(links()).toEqual(['Next: Save a pickup address', '2 Needs you']);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(links()).toEqual(['2 Needs you', 'Save a pickup address', 'Add a card (done)']);
  expect(screen.getByRole('link', { name: 'Add a card (done)' })).toHaveAttribute('href', '/billing');
  expect(openRemote).not.toHaveBeenCalledWith('mf-quiet');
});

test('a figure in another language says which', async () => {
  const own = { ...late, label: 'Het jou nodig', lang: 'af-ZA' };
  open({ 'mf-deliveries': async () => ({ figures: [own, month] }) });
  expect(await screen.findByText('Het jou nodig')).toHaveAttribute('lang', 'af-ZA');
  expect(screen.getByText('this month')).not.toHaveAttribute('lang');
});

test('a remote that is down or slow costs only its own lines', async () => {
  open({
    'mf-down': async () => Promise.reject(new Error('no network')),
    'mf-slow': () => deferred<DayLines>().promise,
    'mf-billing': async () => ({ figures: [month] }),
  });
  expect(await screen.findByRole('link', { name: 'R 115,00 this month' })).toBeVisible();
  expect(screen.queryByText('Nothing waits for you today.')).not.toBeInTheDocument();
});

test('lines of a remote that are none are left out', async () => {
  const odd = [
    undefined,
    'late',
    { label: 'x' },
    { ...late, path: 'javascript:alert(1)' },
    { ...late, value: 2 },
  ];
  const malformed = (lines: unknown) => lines as DayLines;
  open({
    'mf-odd': async () =>
      malformed({ steps: { length: 1 }, figures: [...odd, { ...late, label: { a: 1 } }] }),
    'mf-empty': async () => malformed(null),
    'mf-billing': async () => ({ figures: [month] }),
  });
  await screen.findByRole('link', { name: 'R 115,00 this month' });
  expect(links()).toEqual(['R 115,00 this month']);
});

test('a day that cannot be drawn is told of, and takes nothing else with it', async () => {
  let reads = 0;
  const broken = {
    ...month,
    get label() {
      reads += 1;
      // Once it was found to be a text.
      if (reads > 1) throw new Error('no label');
      return 'this month';
    },
  };
  open({ 'mf-billing': async () => ({ figures: [broken] }) });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(console.error).toHaveBeenCalled();
});

test('a day without anything says so', async () => {
  open({ 'mf-deliveries': async () => ({}) });
  expect(await screen.findByText('Nothing waits for you today.')).toBeVisible();
});

test('steps stay closed on a later visit until their user opens them, and are ticked when they are done elsewhere', async () => {
  let steps = [address, card];
  const { leave, returnTo } = open({ 'mf-deliveries': async () => ({ steps }) });
  expect(await setUp('1 of 2')).toHaveAttribute('aria-expanded', 'false');
  leave();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  steps = [{ ...address, isDone: true }, card];
  later(31);
  returnTo();
  expect(screen.getByRole('button', { name: 'Set up: 1 of 2 done' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await setUp('2 of 2')).toHaveAttribute('aria-expanded', 'false');
  leave();
  returnTo();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('steps that were put away are asked for no more, also by the next page, until they are wanted again', async () => {
  const read = jest.fn<Promise<DayLines>, [DayAsked]>(async ({ steps }) =>
    steps ? { steps: [address] } : {},
  );
  const { user, orgID, unmount, shell } = open({ 'mf-deliveries': read });
  await user.click(await setUp('0 of 1'));
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  expect(today()).toHaveFocus();
  expect(shell.getState().announcement.message).toBe('The steps are put away.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  read.mockClear();
  const next = open({ 'mf-deliveries': read }, orgID);
  expect(await screen.findByText('Nothing waits for you today.')).toBeVisible();
  expect(read.mock.calls).toEqual([[{ steps: false }]]);
  act(() => next.shell.setState({ isSetupWanted: true }));
  expect(await setUp('0 of 1')).toHaveAttribute('aria-expanded', 'true');
  expect(next.shell.getState().isSetupWanted).toBe(false);
  expect(today()).toHaveFocus();
});

test('remotes are asked no sooner than after half a minute, and then for what was set up in the meantime', async () => {
  const read = jest.fn<Promise<DayLines>, [DayAsked]>(async () => ({ steps: [address] }));
  const { leave, returnTo } = open({ 'mf-deliveries': read });
  await setUp('0 of 1');
  const timeout = watchTimeouts();
  leave();
  returnTo();
  expect(read).toHaveBeenCalledTimes(1);
  const [soon] = timeout.mock.calls.filter(([, ms = 0]) => ms > 20_000 && ms <= 30_000);
  const [again] = soon ?? [];
  await act(async () => again?.());
  expect(read).toHaveBeenCalledTimes(2);
});

test('steps that are all done are asked for no more, until another role may do more', async () => {
  const read = jest.fn<Promise<DayLines>, [DayAsked]>(async ({ steps }) => (steps ? { steps: [card] } : {}));
  const asked = () => read.mock.calls.map(([{ steps }]) => steps);
  const first = open({ 'mf-billing': read });
  await screen.findByText('Nothing waits for you today.');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(asked()).toEqual([true, false]);
  first.unmount();
  const again = open({ 'mf-billing': read }, first.orgID);
  await screen.findByText('Nothing waits for you today.');
  expect(asked()).toEqual([true, false, false]);
  act(() => again.shell.setState({ isSetupWanted: true }));
  await setUp('1 of 1');
  expect(asked()).toEqual([true, false, false, true]);
  again.unmount();
  open({ 'mf-billing': read }, first.orgID, 'Member');
  await screen.findByText('Nothing waits for you today.');
  expect(asked()).toEqual([true, false, false, true, true]);
});

test('steps of which some could not be read are not all done', async () => {
  const read = jest.fn<Promise<DayLines>, [DayAsked]>(async () => ({ steps: [card], isPartial: true }));
  open({ 'mf-billing': read });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(read.mock.calls).toEqual([[{ steps: true }], [{ steps: true }]]);
});

test('an answer that is overtaken by a later one is not shown', async () => {
  const slow = deferred<DayLines>();
  const read = jest
    .fn<Promise<DayLines>, [DayAsked]>()
    .mockReturnValueOnce(slow.promise)
    .mockResolvedValue({ figures: [{ ...late, value: '3' }] });
  open({ 'mf-deliveries': read });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: '3 Needs you' });
  await act(async () => slow.resolve({ figures: [late] }));
  expect(links()).toEqual(['3 Needs you']);
});

test('a database that does not open is told of, and the next visit asks again', async () => {
  mockOpened.mockRejectedValueOnce(new Error('no chunk'));
  const { leave, returnTo } = open({ 'mf-deliveries': async () => ({ figures: [late] }) });
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  leave();
  returnTo();
  expect(await screen.findByRole('link', { name: '2 Needs you' })).toBeVisible();
});

test('lines of yesterday are not told as those of today', async () => {
  const read = jest
    .fn<Promise<DayLines>, [DayAsked]>()
    .mockResolvedValueOnce({ figures: [late] })
    .mockRejectedValue(new Error('no network'));
  const { now } = open({ 'mf-deliveries': read });
  await screen.findByRole('link', { name: '2 Needs you' });
  now.mockReturnValue(new Date('2026-11-25T22:30:00Z'));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  expect(today()).toHaveTextContent(/^$/);
});

test('a remote whose answer failed is asked again before long, alone and once', async () => {
  const timeout = watchTimeouts();
  const down = jest
    .fn<Promise<DayLines>, [DayAsked]>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ figures: [late] });
  const read = jest.fn<Promise<DayLines>, [DayAsked]>(async () => ({ figures: [month] }));
  open({ 'mf-deliveries': down, 'mf-billing': read });
  await screen.findByRole('link', { name: 'R 115,00 this month' });
  // Testing Library gives up after the same time.
  const soon = () => timeout.mock.calls.filter(([run, ms]) => ms === 10_000 && run.name !== 'handleTimeout');
  await waitFor(() => expect(soon()).toHaveLength(1));
  const [[again] = []] = soon();
  await act(async () => again?.());
  expect(links()).toEqual(['2 Needs you', 'R 115,00 this month']);
  expect([down.mock.calls.length, read.mock.calls.length, soon().length]).toEqual([2, 1, 1]);
  expect(down).toHaveBeenLastCalledWith({ steps: true });
});

test('a remote that failed is not asked again once the page is left', async () => {
  const down = jest.fn<Promise<DayLines>, [DayAsked]>(async () => Promise.reject(new Error('no network')));
  const timeout = watchTimeouts();
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  const { leave } = open({ 'mf-deliveries': down });
  const soon = () => timeout.mock.calls.findIndex(([, ms]) => ms === 10_000);
  await waitFor(() => expect(soon()).toBeGreaterThanOrEqual(0));
  leave();
  expect(clear).toHaveBeenCalledWith(timeout.mock.results[soon()]?.value);
});

test('lines that were known stay with their age while a remote cannot be asked, and are asked for again on the network', async () => {
  const read = jest
    .fn<Promise<DayLines>, [DayAsked]>()
    .mockResolvedValueOnce({ figures: [late] })
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ figures: [{ ...late, value: '3' }] });
  open({ 'mf-deliveries': read });
  await screen.findByRole('link', { name: '2 Needs you' });
  online(false);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('As of 14:05')).toBeVisible();
  expect(links()).toEqual(['2 Needs you']);
  expect(console.error).not.toHaveBeenCalled();
  online(true);
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: '3 Needs you' });
  expect(screen.queryByText('As of 14:05')).not.toBeInTheDocument();
});

test('users who save data are asked first', async () => {
  setConnection({ saveData: true });
  const answer = deferred<DayLines>();
  const { user, shell, openRemote } = open({ 'mf-deliveries': () => answer.promise });
  const button = await screen.findByRole('button', { name: 'Show today' });
  expect(openRemote).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText('Loading today …')).toBeVisible();
  expect(shell.getState().announcement.message).toBe('Loading today.');
  expect(button).not.toBeInTheDocument();
  expect(today()).toHaveFocus();
  answer.resolve({ figures: [late] });
  expect(await screen.findByRole('link', { name: '2 Needs you' })).toBeVisible();
  expect(screen.queryByText('Loading today …')).not.toBeInTheDocument();
});

test('the tour is offered to a newcomer who has not taken it, until the steps are put away', async () => {
  const { user, shell } = open({ 'mf-deliveries': async () => ({ steps: [address], isNew: true }) });
  const button = await setUp('0 of 1');
  const offer = () => screen.queryByRole('button', { name: 'Take the tour' });
  expect(offer()).not.toBeInTheDocument();
  act(() => shell.setState({ tour: 'new' }));
  await user.click(screen.getByRole('button', { name: 'Take the tour' }));
  expect(shell.getState().tour).toBe('asked');
  expect(offer()).not.toBeInTheDocument();
  act(() => shell.setState({ tour: 'new' }));
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  expect(offer()).not.toBeInTheDocument();
});

test('the tour is not offered to who has made something already', async () => {
  const { shell } = open({ 'mf-deliveries': async () => ({ steps: [address], isNew: false }) });
  act(() => shell.setState({ tour: 'new' }));
  await setUp('0 of 1');
  expect(screen.queryByRole('button', { name: 'Take the tour' })).not.toBeInTheDocument();
});

import 'fake-indexeddb/auto';
import type { DayAsked, DayLines, TourStop } from '@fleetfoot/shared/contract';
import { fakeSession, registryEntry, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedRemote } from '../chrome/testing/opened-remote';
import { ShellContext } from '../chrome/use-shell';
import { createShellStore } from '../shell-state';
import { KEPT, tourDevice } from './kept-tour';
import { TourPlace } from './tour-place';

jest.mock('@fleetfoot/shared/firebase', () => ({ databaseIsOpen: async () => {} }));

type ReadDay = (asked: DayAsked) => Promise<DayLines>;

const list: TourStop = { label: 'Your deliveries', text: 'All of them.', path: '/deliveries', order: 10 };
const team: TourStop = { label: 'Your team', text: 'Everybody.', path: '/team', order: 60 };
const GUIDES: Readonly<Record<string, ReadDay>> = {
  'mf-team': async () => ({ stops: [team] }),
  'mf-deliveries': async () => ({ stops: [list] }),
};

const { uid = '', selectedOrganization } = sessions.admin;
const orgID = selectedOrganization?.id ?? '';
let visits = 0;

function open(
  guides: Readonly<Record<string, ReadDay>> = GUIDES,
  user = `${uid}-${visits++}`,
  language?: string,
) {
  const shell = createShellStore();
  shell.setState({ path: '/deliveries' });
  const navigate = jest.fn((path: string) => shell.setState({ path }));
  const read = jest.fn<void, [string, DayAsked]>();
  const { unmount } = render(
    <ShellContext
      value={{
        ...{
          shell,
          session: fakeSession({ ...sessions.admin, uid: user, language }),
          signOut: jest.fn(),
          navigate,
        },
        ...{ onRetry: jest.fn(), onRecheck: jest.fn(), now: () => new Date() },
        remotes: {
          entries: () => [
            ...Object.keys(guides).map((id) => registryEntry({ id, day: true })),
            registryEntry({
              id: 'mf-quiet',
              routes: [{ path: '/team', access: 'set-up', title: 'Team', page: 'team-page' }],
            }),
          ],
          async open(id) {
            return openedRemote({
              async readDay(_services, asked) {
                read(id, asked);
                return (await guides[id]?.(asked)) ?? {};
              },
            });
          },
        },
      }}
    >
      <main id="outlet" tabIndex={-1} />
      <TourPlace uid={user} orgID={orgID} />
    </ShellContext>,
  );
  return {
    ...{ shell, navigate, read, unmount, uid: user, user: userEvent.setup() },
    known: () => waitFor(() => expect(shell.getState().tour).toBeDefined()),
    ask: () => act(() => shell.setState({ tour: 'asked' })),
  };
}

const stop = (name: string) => screen.findByRole('heading', { name });
const card = () => screen.queryByRole('region');
const down = async () => Promise.reject(new Error('no network'));
const isBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Goes through the whole tour of `GUIDES`, and closes its page at the last stop. */
async function leaveAtLast(): Promise<string> {
  const { known, ask, user, unmount, uid } = open();
  await known();
  ask();
  await stop('Your deliveries');
  await user.keyboard('{Tab}{Enter}');
  await stop('Find anything');
  await user.keyboard('{Tab}{Enter}');
  await stop('Your team');
  unmount();
  return uid;
}

/** Ends the tour, and closes its page. */
async function endOnce(): Promise<string> {
  const { known, ask, user, unmount, uid } = open();
  await known();
  ask();
  await stop('Your deliveries');
  await user.keyboard('{Escape}');
  unmount();
  return uid;
}
const said = (shell: ReturnType<typeof open>['shell']) => shell.getState().announcement.message;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('the tour is not there, and asks nobody, until its user wants it', async () => {
  const { known, shell, read } = open();
  await known();
  expect(shell.getState().tour).toBe('new');
  expect(card()).not.toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});

test('the tour leads over the stops of all remotes in their order by keys alone, with the focus in its card', async () => {
  const { known, ask, shell, read, navigate, user } = open();
  await known();
  ask();
  expect(await stop('Your deliveries')).toHaveFocus();
  expect(read.mock.calls).toEqual([
    ['mf-team', { steps: false, stops: true }],
    ['mf-deliveries', { steps: false, stops: true }],
  ]);
  expect(screen.getByText('Tour, 1 of 3')).toBeVisible();
  expect(said(shell)).toBe('Tour, 1 of 3. All of them.');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await user.keyboard('{Tab}{Enter}');
  expect(await stop('Find anything')).toHaveFocus();
  // It is of every page.
  expect(navigate).not.toHaveBeenCalled();
  await user.keyboard('{Tab}{Enter}');
  expect(await stop('Your team')).toHaveFocus();
  expect(navigate.mock.calls).toEqual([['/team']]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await stop('Find anything')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { name: 'End tour' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(said(shell)).toBe('The tour has ended. Find brings it back: Tour.');
});

test('the tour goes on at its stop after a reload, without the focus, and leads back to the page of the stop', async () => {
  const { navigate } = open(GUIDES, await leaveAtLast());
  expect(await stop('Your team')).not.toHaveFocus();
  expect(screen.getByRole('link', { name: 'Show its page' })).toHaveAttribute('href', '/team');
  expect(navigate).not.toHaveBeenCalled();
});

test('Escape in the card ends the tour for good, until it is asked for again', async () => {
  const { known, shell, ask } = open(GUIDES, await endOnce());
  await known();
  expect(card()).not.toBeInTheDocument();
  expect(shell.getState().tour).toBe('over');
  ask();
  expect(await stop('Your deliveries')).toHaveFocus();
  expect(shell.getState().tour).toBe('on');
});

test('the tour is ended here once another window has ended it', async () => {
  const here = open();
  await here.known();
  here.ask();
  await stop('Your deliveries');
  const there = open(GUIDES, here.uid);
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Your deliveries' })).toHaveLength(2));
  await there.user.click(screen.getAllByRole('button', { name: 'End tour' })[0] as HTMLElement);
  there.unmount();
  screen.getByRole('button', { name: 'Next' }).focus();
  isBack();
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(here.shell.getState().tour).toBe('over');
  expect(screen.getAllByRole('main')[0]).toHaveFocus();
});

test('a remote that is down, or tells what is no stop, costs only its own stops', async () => {
  const odd = { ...team, path: 'javascript:alert(1)' };
  const { known, ask } = open({
    'mf-down': down,
    'mf-odd': async () => ({ stops: [odd, { ...team, text: 7 } as unknown as TourStop] }),
    'mf-deliveries': async () => ({ stops: [list] }),
  });
  await known();
  ask();
  await stop('Your deliveries');
  expect(screen.getByText('Tour, 1 of 2')).toBeVisible();
});

test('a tour without any remote says so, and is tried again', async () => {
  let isUp = false;
  const { known, ask, user } = open({
    'mf-deliveries': async () => (isUp ? { stops: [list] } : down()),
  });
  await known();
  ask();
  expect(await screen.findByRole('alert')).toHaveTextContent('The tour could not be loaded.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await stop('Your deliveries')).toHaveFocus();
});

test('a tour that is tried again after a reload goes on at its stop', async () => {
  let isUp = false;
  const stops = async () => (isUp ? { stops: [list, team] } : down());
  const { user } = open({ 'mf-deliveries': stops }, await leaveAtLast());
  await screen.findByRole('alert');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await stop('Your team')).toHaveFocus();
  expect(screen.getByText('Tour, 3 of 3')).toBeVisible();
});

test('a tour that was ended once and is asked for again stays, also when its window is returned to', async () => {
  const user = await endOnce();
  const { known, ask, shell } = open({ 'mf-down': down }, user);
  await known();
  ask();
  await screen.findByRole('alert');
  isBack();
  // A later look at the device is answered later.
  const session = fakeSession({ ...sessions.admin, uid: user });
  await act(() => tourDevice(session, user, orgID).get(KEPT));
  expect(shell.getState().tour).toBe('on');
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a tour that never began is still new to its user', async () => {
  const { known, ask, shell, user } = open({ 'mf-down': down });
  await known();
  ask();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'End tour' }));
  expect(card()).not.toBeInTheDocument();
  expect(shell.getState().tour).toBe('new');
});

test('a tour of which remotes tell no stop shows the stop of the shell alone', async () => {
  const { known, ask, user } = open({ 'mf-deliveries': async () => ({ figures: [] }) });
  await known();
  ask();
  expect(await stop('Find anything')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(card()).not.toBeInTheDocument();
});

test('stops that come late take neither page nor focus from who has moved on', async () => {
  let tell = (_: DayLines) => {};
  const late = new Promise<DayLines>((resolve) => {
    tell = resolve;
  });
  const { known, ask, shell, navigate } = open({ 'mf-deliveries': () => late });
  await known();
  ask();
  await screen.findByText('Loading the tour …');
  expect(said(shell)).toBe('Loading the tour.');
  act(() => shell.setState({ path: '/newdelivery' }));
  const main = screen.getByRole('main');
  main.focus();
  await act(async () => tell({ stops: [list] }));
  expect(await stop('Your deliveries')).not.toHaveFocus();
  expect(main).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Show its page' })).toHaveAttribute('href', '/deliveries');
  expect(said(shell)).toBe('Tour, 1 of 2. All of them.');
});

test('stops that come late leave the focus in the field that is filled in', async () => {
  let tell = (_: DayLines) => {};
  const late = new Promise<DayLines>((resolve) => {
    tell = resolve;
  });
  const { known, ask } = open({ 'mf-deliveries': () => late });
  await known();
  ask();
  await screen.findByText('Loading the tour …');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await act(async () => tell({ stops: [list] }));
  await stop('Your deliveries');
  expect(field).toHaveFocus();
  field.remove();
});

test('Escape in the card does nothing else on the page', async () => {
  const { known, ask, user } = open();
  await known();
  ask();
  await stop('Your deliveries');
  const onKey = jest.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('keydown', onKey, { once: true });
  await user.keyboard('{Escape}');
  expect(onKey).toHaveReturnedWith(true);
});

test('the tour begins anew where it is asked for on the way', async () => {
  const { known, ask, user, navigate } = open();
  await known();
  ask();
  await stop('Your deliveries');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await stop('Your team');
  ask();
  expect(await stop('Your deliveries')).toHaveFocus();
  expect(navigate.mock.calls).toEqual([['/team'], ['/deliveries']]);
});

test('the tour goes on where the device keeps nothing', async () => {
  const { known, ask, user, shell } = open();
  await known();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  ask();
  await stop('Your deliveries');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await stop('Find anything');
  await user.click(screen.getByRole('button', { name: 'End tour' }));
  expect(shell.getState().tour).toBe('over');
});

test('a tour of one user is not shown to the next one', async () => {
  const { known, ask, unmount, shell } = open();
  await known();
  ask();
  await stop('Your deliveries');
  unmount();
  expect(shell.getState().tour).toBeUndefined();
  const next = open();
  await next.known();
  expect(next.shell.getState().tour).toBe('new');
  expect(card()).not.toBeInTheDocument();
});

test('a tour that is on in another window is not offered in this one', async () => {
  const here = open();
  await here.known();
  const there = open(GUIDES, here.uid);
  await there.known();
  there.ask();
  await stop('Your deliveries');
  isBack();
  await waitFor(() => expect(here.shell.getState().tour).toBe('over'));
  expect(there.shell.getState().tour).toBe('on');
});

test('a stop that was left more than a day ago ends the tour', async () => {
  const left = await leaveAtLast();
  const tomorrow = Date.now() + 25 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  const { known, shell, read } = open(GUIDES, left);
  await known();
  expect(shell.getState().tour).toBe('over');
  expect(read).not.toHaveBeenCalled();
});

test('the card comes before the page in the order of keys', async () => {
  const { known, ask } = open();
  await known();
  const main = screen.getByRole('main');
  const page = main.appendChild(document.createElement('button'));
  ask();
  const heading = await stop('Your deliveries');
  expect(heading.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the tour is in Afrikaans for who reads it, and marks stops that are told in English', async () => {
  const own: TourStop = { ...list, label: 'Jou aflewerings', text: 'Almal.', lang: 'af-ZA' };
  const guides = {
    'mf-deliveries': async () => ({ stops: [own] }),
    'mf-team': async () => ({ stops: [team] }),
  };
  const { known, ask, shell, user } = open(guides, undefined, 'af');
  await known();
  ask();
  expect(await stop('Jou aflewerings')).toHaveAttribute('lang', 'af-ZA');
  expect(await screen.findByText('Toer, 1 van 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(await stop('Vind enigiets')).toHaveFocus();
  expect(said(shell)).toMatch(/^Toer, 2 van 3\. Druk Ctrl-K/);
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(await stop('Your team')).toHaveAttribute('lang', 'en-ZA');
  expect(card()).toHaveAttribute('lang', 'af-ZA');
  await user.click(screen.getByRole('button', { name: 'Voltooi' }));
  expect(said(shell)).toBe('Die toer is verby. Find bring dit terug: Tour.');
});

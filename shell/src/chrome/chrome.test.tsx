import { RemoteError, type RemoteErrorKind } from '@fleetfoot/shared/federation';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSignedIn } from '../load-signed-in';
import { createShellStore, type ShellState } from '../shell-state';
import { Chrome } from './chrome';

const nav = [
  { label: 'Deliveries', path: '/deliveries', icon: 'deliveries', order: 10 },
  { label: 'Address Book', path: '/address', icon: 'address-book', order: 20 },
];

function matchMedia(isSmall: boolean): void {
  window.matchMedia = (query: string) =>
    ({ matches: isSmall, media: query, addEventListener() {}, removeEventListener() {} }) as never;
}

async function open(session = sessions.admin, change: Partial<ShellState> = {}) {
  const shell = createShellStore();
  shell.setState({ startup: { status: 'ready' }, nav, path: '/deliveries', ...change });
  const signOut = jest.fn(async () => {});
  const onRetry = jest.fn();
  const mainElement = document.body.appendChild(document.createElement('main'));
  const store = fakeSession(session);
  render(<Chrome context={{ shell, session: store, signOut, onRetry }} mainElement={mainElement} />);
  // The navigation arrives in its own chunk.
  await act(async () => void (await loadSignedIn()));
  return { shell, session: store, signOut, onRetry, mainElement, user: userEvent.setup() };
}

/** jsdom cannot follow links. */
function stopBrowser(event: Event): void {
  event.preventDefault();
}

beforeAll(() => window.addEventListener('click', stopBrowser));
afterAll(() => window.removeEventListener('click', stopBrowser));
beforeEach(() => matchMedia(false));
afterEach(() => document.body.replaceChildren());

it.each([
  ['a visitor', sessions.signedOut],
  ['a newcomer', sessions.noProfile],
  ['a user without organisation', sessions.noOrganization],
])('shows no sidebar to %s', async (_, session) => {
  await open(session);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('shows navigation, the user and the organisation, with the present page marked', async () => {
  await open(sessions.member, { path: '/deliveries/d1' });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['Deliveries', '/deliveries', 'true'],
    ['Address Book', '/address', null],
  ]);
  expect(screen.getByText('Thandi Mokoena')).toBeVisible();
  expect(screen.getByText('Umoya Foods')).toBeVisible();
});

it('asks before signing out', async () => {
  const { user, signOut } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you would like to sign out?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('says what signing out deletes from this device', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('not sent');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  localStorage.setItem('fleetfoot.unsent', '2 mf-deliveries');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('not sent: 2. Signing out deletes them.');
  localStorage.clear();
});

it('says so when signing out failed', async () => {
  const { user, signOut } = await open();
  signOut.mockRejectedValueOnce(new Error('network'));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.');
});

describe('on a small screen', () => {
  beforeEach(() => matchMedia(true));

  it('opens the sidebar over the page and closes it after a choice', async () => {
    const { user } = await open();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Address Book' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('closes by its button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

it('says that a page does not exist, with a way back', async () => {
  await open(sessions.signedOut, { view: { kind: 'unknown' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist.');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

it('offers Retry and keeps signing out possible when nothing could be loaded', async () => {
  const retry = jest.fn();
  const { user } = await open(sessions.admin, { startup: { status: 'failed', retry }, nav: [] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The dashboard could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
});

function failedView(kind: RemoteErrorKind, retry = () => {}): Partial<ShellState> {
  const element = document.body.appendChild(document.createElement('div'));
  const state = { status: 'failed' as const, error: new RemoteError(kind, 'for developers'), retry };
  return {
    view: { kind: 'remote', remoteId: 'mf-deliveries', title: 'Delivery' },
    slots: { 'mf-deliveries': { element, version: 'v7', state } },
  };
}

it.each(['unreachable', 'timeout', 'stale', 'malformed', 'incompatible', 'crashed'] as const)(
  'shows a card in place of a remote that is %s, with the page’s heading',
  async (kind) => {
    const retry = jest.fn();
    const { user, onRetry } = await open(sessions.admin, failedView(kind, retry));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
    expect(screen.getByText(`Report: mf-deliveries, version v7, ${kind}`)).toBeVisible();
    expect(screen.queryByText(/for developers/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('link', { name: /Deliveries|Address Book/ })).toHaveLength(2);
  },
);

it('says that an update is needed, and offers to reload', async () => {
  await open(sessions.admin, failedView('incompatible'));
  expect(screen.getByText('Update needed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('announces messages, also the same one twice', async () => {
  const { shell } = await open();
  for (const count of [1, 2]) {
    act(() => shell.setState({ announcement: { message: 'Deliveries', count } }));
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('Deliveries');
  }
});

it('shows what the user must know above the page, also to who is signed out', async () => {
  const { shell } = await open(sessions.signedOut, { notice: <p>Your session has ended</p> });
  expect(screen.getByText('Your session has ended')).toBeVisible();
  act(() => shell.setState({ notice: undefined }));
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

it('says when the connection is gone', async () => {
  await open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  jest.mocked(jest.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

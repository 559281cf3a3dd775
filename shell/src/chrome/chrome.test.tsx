import { noteWaiting } from '@fleetfoot/shared/device';
import { RemoteError, type RemoteErrorKind } from '@fleetfoot/shared/federation/runtime';
import { fakeSession, registryEntry, sessions } from '@fleetfoot/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSignedIn } from '../load-signed-in';
import { TestModeSwitch } from '../sessions/test-mode-switch';
import { createShellStore, type ShellState } from '../shell-state';
import { Chrome } from './chrome';
import { NO_REMOTES } from './testing/no-remotes';

const nav = [
  { label: 'Deliveries', path: '/deliveries', icon: 'deliveries', order: 10 },
  { label: 'Address Book', path: '/address', icon: 'address-book', order: 20 },
];

function matchMedia(isSmall: boolean): void {
  window.matchMedia = (query: string) =>
    ({ matches: isSmall, media: query, addEventListener() {}, removeEventListener() {} }) as never;
}

async function open(session = sessions.admin, change: Partial<ShellState> = {}, remotes = NO_REMOTES) {
  const shell = createShellStore();
  shell.setState({ startup: { status: 'ready' }, nav, path: '/deliveries', ...change });
  const signOut = jest.fn(async () => {});
  const onRetry = jest.fn();
  const onRecheck = jest.fn();
  const mainElement = document.body.appendChild(document.createElement('main'));
  const store = fakeSession(session);
  render(
    <Chrome
      context={{
        shell,
        session: store,
        signOut,
        navigate: jest.fn(),
        remotes,
        onRetry,
        onRecheck,
        now: () => new Date(),
      }}
      mainElement={mainElement}
    />,
  );
  // The navigation arrives in its own chunk.
  await act(async () => void (await loadSignedIn()));
  return { shell, session: store, signOut, onRetry, onRecheck, mainElement, user: userEvent.setup() };
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
])('the chrome shows no sidebar to %s', async (_, session) => {
  await open(session);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('the chrome shows navigation, the user and the organisation, with the present page marked', async () => {
  await open(sessions.member, { path: '/deliveries/d1' });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['Deliveries', '/deliveries', 'true'],
    ['Address Book', '/address', null],
  ]);
  expect(screen.getByRole('link', { name: 'Thandi Mokoena' })).toHaveAttribute('data-initials', 'TM');
  expect(screen.getByText('Umoya Foods')).toBeVisible();
});

it('the account has its pages above Sign Out, outside the navigation, and the page below one marks it', async () => {
  const account = [{ label: 'Billing', path: '/billing', icon: 'billing', order: 70 }];
  const { shell } = await open(sessions.member, { account, path: '/billing/2026-10' });
  const billing = screen.getByRole('link', { name: 'Billing' });
  expect(billing).toHaveAttribute('aria-current', 'true');
  expect(billing.closest('nav')).toBeNull();
  const signOut = screen.getByRole('button', { name: 'Sign Out' });
  expect(billing.compareDocumentPosition(signOut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => shell.setState({ path: '/test/deliveries' }));
  expect(screen.queryByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
});

it.each(['/profile', '/devices'])('the page %s marks the account, and no other entry', async (path) => {
  const route = { access: 'with-profile', title: 'Account', page: 'p' } as const;
  const routes = ['/devices', '/profile'].map((own) => ({ ...route, path: own }));
  await open(sessions.member, { path }, { ...NO_REMOTES, entries: () => [registryEntry({ routes })] });
  const marked = screen.getAllByRole('link').filter((link) => link.ariaCurrent !== null);
  expect(marked).toEqual([screen.getByRole('link', { name: 'Thandi Mokoena' })]);
});

describe('the switch of test mode', () => {
  const both = [...nav, { label: 'Test deliveries', path: '/test/deliveries', icon: 'api', order: 30 }];
  const toggle = () => screen.getByRole('switch', { name: 'Test mode' });
  const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

  it('test mode is off beside a live page, which offers no test page, and its switch leads there', async () => {
    await open(sessions.member, { nav: both, TestModeSwitch });
    expect(toggle()).not.toBeChecked();
    expect(toggle()).toHaveAttribute('href', '/test/deliveries');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Deliveries', 'Address Book']);
  });

  it('test mode is on at a test page, and offers no live page', async () => {
    await open(sessions.member, { nav: both, TestModeSwitch, path: '/test/deliveries/t1' });
    expect(toggle()).toBeChecked();
    expect(toggle()).toHaveAttribute('href', '/');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Test deliveries']);
  });

  it('test mode is turned by the space bar, too', async () => {
    const { user } = await open(sessions.member, { nav: both, TestModeSwitch });
    const pressed = jest.fn();
    toggle().addEventListener('click', pressed);
    toggle().focus();
    await user.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('test mode has no switch where no page is of it', async () => {
    await open(sessions.member, { TestModeSwitch });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('test mode is turned in the menu of a small screen, which closes', async () => {
    matchMedia(true);
    const { user } = await open(sessions.member, { nav: both, TestModeSwitch });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(toggle());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the chrome asks before signing out', async () => {
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

it('the chrome says what signing out deletes from this device', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('not sent');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  noteWaiting(sessions.admin.uid ?? '', { remoteID: 'mf-deliveries', count: 2 });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('not sent: 2. Signing out deletes them.');
  localStorage.clear();
});

it('the chrome says so when signing out failed', async () => {
  const { user, signOut } = await open();
  signOut.mockRejectedValueOnce(new Error('network'));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.');
});

describe('on a small screen', () => {
  beforeEach(() => matchMedia(true));

  it('the menu button opens the sidebar over the page and closes it after a choice', async () => {
    const { user } = await open();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Address Book' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('the menu closes by its button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

it('the chrome says that a page does not exist, with a way back', async () => {
  await open(sessions.signedOut, { view: { kind: 'unknown' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist.');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

it('the chrome says that a page is missing for now, and looks again when asked to', async () => {
  const { user, onRetry, onRecheck } = await open(sessions.admin, { view: { kind: 'missing' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page cannot be reached right now',
  );
  expect(onRecheck).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRecheck).toHaveBeenCalledTimes(2);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the chrome looks for a page that does not exist now and then, while it can be seen, and not for ever', async () => {
  jest.useFakeTimers();
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { onRecheck, shell } = await open(sessions.admin, { view: { kind: 'unknown' } });
  expect(onRecheck).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(30_000));
  expect(onRecheck).toHaveBeenCalledTimes(3);
  isHidden.mockReturnValue(true);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(onRecheck).toHaveBeenCalledTimes(3);
  isHidden.mockReturnValue(false);
  act(() => void jest.advanceTimersByTime(3_600_000));
  expect(onRecheck).toHaveBeenCalledTimes(20);
  act(() => shell.setState({ view: { kind: 'nothing' } }));
  act(() => shell.setState({ view: { kind: 'unknown' } }));
  expect(onRecheck).toHaveBeenCalledTimes(21);
  jest.useRealTimers();
  isHidden.mockRestore();
});

it('the chrome offers Retry and keeps signing out possible when nothing could be loaded', async () => {
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
    view: { kind: 'remote', remoteID: 'mf-deliveries', title: 'Delivery' },
    slots: { 'mf-deliveries': { element, version: 'v7', state } },
  };
}

it.each([
  ['unreachable', 'This page is not available right now'],
  ['timeout', 'This page is taking too long'],
  ['stale', 'This page has moved on'],
  ['damaged', 'This page arrived damaged'],
  ['malformed', 'This page did not load properly'],
  ['incompatible', 'Update needed'],
  ['crashed', 'This page has stopped working'],
] as const)(
  'the chrome shows a card in place of a remote that is %s, with the page’s heading',
  async (kind, title) => {
    const retry = jest.fn();
    const { user, onRetry } = await open(sessions.admin, failedView(kind, retry));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText(`Report: mf-deliveries, version v7, ${kind}`)).toBeVisible();
    expect(screen.queryByText(/for developers/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('link', { name: /Deliveries|Address Book/ })).toHaveLength(2);
  },
);

it.each(['unreachable', 'timeout'] as const)(
  'the card of a remote that is %s says that there is no connection, and the remote opens with the next one',
  async (kind) => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = jest.fn();
    const { onRetry } = await open(sessions.admin, failedView(kind, retry));
    expect(screen.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveAttribute('data-says-offline');
    isOnline.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
    // It moves the focus, which is elsewhere.
    expect(onRetry).not.toHaveBeenCalled();
  },
);

it('the card of a remote that crashed says so without a connection too', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(sessions.admin, failedView('crashed'));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  isOnline.mockRestore();
});

it('the chrome says that a remote is switched off and what goes on, without a Retry that cannot help', async () => {
  await open(sessions.admin, failedView('disabled'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
  expect(screen.getByText('This page is switched off for now')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the dashboard keeps working.');
  expect(screen.queryByRole('button', { name: /Retry|Reload/ })).not.toBeInTheDocument();
});

it('the chrome says that an update is needed, and offers to reload', async () => {
  await open(sessions.admin, failedView('incompatible'));
  expect(screen.getByText('Update needed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('the chrome announces messages, also the same one twice', async () => {
  const { shell } = await open();
  for (const count of [1, 2]) {
    act(() => shell.setState({ announcement: { message: 'Deliveries', count } }));
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('Deliveries');
  }
});

it('the chrome announces from outside of itself, where the language is that of the page', async () => {
  const { shell, mainElement } = await open();
  act(() => shell.setState({ announcement: { message: 'Amadivayisi', count: 1 } }));
  const chrome = screen.getByRole('banner').parentElement;
  expect(chrome).not.toContainElement(document.querySelector('[data-announcer]'));
  expect(mainElement).not.toContainElement(document.querySelector('[data-announcer]'));
});

it('the chrome shows notices above the page, also to a signed-out user', async () => {
  const { shell } = await open(sessions.signedOut, { notice: { kind: 'ended', keepsDrafts: false } });
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  act(() => shell.setState({ notice: undefined }));
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

it('a dismissed notice goes, and the focus moves on to the page', async () => {
  const notice = { kind: 'removed', from: 'Umoya Foods', to: 'Next Kitchen' } as const;
  const { user, mainElement } = await open(sessions.member, { notice });
  Object.assign(mainElement, { id: 'outlet', tabIndex: -1 });
  const region = await screen.findByRole('region', { name: 'Notice' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent(
    'You were removed from Umoya Foods',
  );
  expect(region).toHaveTextContent('You are now working in Next Kitchen.');
  within(region).getByRole('button', { name: 'Dismiss' }).focus();
  await user.keyboard('{Enter}');
  expect(region).not.toBeInTheDocument();
  expect(mainElement).toHaveFocus();
});

it('the chrome says when the connection is gone, and not when the browser only believes so', async () => {
  await open();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reach = jest.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
  globalThis.fetch = reach;
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You're offline/)).toBeVisible();
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  isOnline.mockReturnValue(false);
  reach.mockResolvedValue({} as Response);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  isOnline.mockRestore();
});

it('the chrome says that the connection is gone, too, when a last request got through', async () => {
  await open();
  jest.useFakeTimers();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reach = jest.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
  reach.mockResolvedValueOnce({} as Response);
  globalThis.fetch = reach;
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(/You're offline/)).toBeVisible();
  jest.useRealTimers();
  isOnline.mockRestore();
});

it('the palette opens by key from anywhere and by its button, and gives the focus back', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Find' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Find' });
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Find' })).toBeVisible();
});

it('the palette does not open above another dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('the palette takes the place of the menu on small screens', async () => {
  matchMedia(true);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('dialog', { name: 'Find' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

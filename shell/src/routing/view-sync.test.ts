import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { createShellStore } from '../shell-state';
import { createRouter } from './router';
import type { ShellRoute } from './shell-route';
import { createViewSync } from './view-sync';

const routes: readonly ShellRoute[] = [
  { path: '/login', access: 'signed-out', title: 'Sign in', page: 'p', remoteId: 'mf-auth' },
  { path: '/createorganization', access: 'no-organization', title: 'New', page: 'p', remoteId: 'mf-auth' },
  { path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'p', remoteId: 'mf-deliveries' },
  { path: '/billing', access: 'set-up', title: 'Billing', page: 'p', remoteId: 'mf-team' },
];

function scene(path: string, state = sessions.admin) {
  window.history.replaceState(null, '', path);
  const session = fakeSession(state);
  const shell = createShellStore();
  shell.setState({ startup: { status: 'ready' } });
  const router = createRouter({ session, routes: () => routes, onLeave: () => {} });
  const announcer = { leaving: jest.fn(), arrived: jest.fn(), expectHeading: jest.fn() };
  const view = createViewSync({ shell, session, router, announcer });
  view.start();
  return { session, shell, router, announcer, view };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the remote of the address, and announces each page once', () => {
  const { shell, announcer, router, view } = scene('/');
  expect(shell.getState()).toMatchObject({
    path: '/deliveries',
    view: { kind: 'remote', remoteId: 'mf-deliveries', title: 'Deliveries' },
  });
  router.navigate('/deliveries?status=Created');
  view.sync();
  router.navigate('/billing');
  view.sync();
  expect(announcer.arrived.mock.calls).toEqual([['Deliveries'], ['Billing']]);
});

it('shows that a page does not exist', () => {
  const { shell, announcer } = scene('/nowhere');
  expect(shell.getState().view).toEqual({ kind: 'unknown' });
  expect(announcer.arrived).toHaveBeenCalledWith('Page not found');
});

it('moves the user on when the session ends', () => {
  const { session } = scene('/deliveries');
  session.setState(sessions.signedOut);
  jest.runAllTimers();
  expect(location.pathname).toBe('/login');
});

it('lets a remote that changed the session go on itself first', () => {
  const { session, router } = scene('/createorganization', sessions.noOrganization);
  const before = window.history.length;
  session.setState(sessions.admin);
  router.navigate('/billing');
  jest.runAllTimers();
  expect(location.pathname).toBe('/billing');
  expect(window.history.length).toBe(before + 1);
});

it('decides nothing before it knows the routes', () => {
  const { shell, session } = scene('/deliveries');
  shell.setState({ startup: { status: 'failed', retry: () => {} } });
  session.setState(sessions.signedOut);
  jest.runAllTimers();
  expect(location.pathname).toBe('/deliveries');
  shell.setState({ startup: { status: 'ready' } });
  expect(location.pathname).toBe('/login');
});

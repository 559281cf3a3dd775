import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import { createShellStore } from '../shell-state';
import type { ShellRoute } from './router';
import { createRouter } from './router';
import { createViewSync } from './view-sync';

let routes: readonly ShellRoute[] = [
  { path: '/login', access: 'signed-out', title: 'Sign in', page: 'p', remoteID: 'mf-auth' },
  { path: '/createorganization', access: 'no-organization', title: 'New', page: 'p', remoteID: 'mf-auth' },
  { path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'p', remoteID: 'mf-deliveries' },
  { path: '/billing', access: 'set-up', title: 'Billing', page: 'p', remoteID: 'mf-team' },
];

function scene(path: string, state = sessions.admin, mayExist = (_isFirst: boolean) => false) {
  window.history.replaceState(null, '', path);
  const session = fakeSession(state);
  const shell = createShellStore();
  shell.setState({ startup: { status: 'ready' } });
  const router = createRouter({ session, routes: () => routes, onLeave: () => {} });
  const announcer = {
    leaving: jest.fn(),
    arrived: jest.fn(),
    expectHeading: jest.fn(),
    titlePage: jest.fn(),
  };
  const view = createViewSync({ shell, session, router, announcer, mayExist });
  view.start();
  return { session, shell, router, announcer, view };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the view shows the remote of the address, and announces each page once', () => {
  const { shell, announcer, router, view } = scene('/');
  expect(shell.getState()).toMatchObject({
    path: '/deliveries',
    view: { kind: 'remote', remoteID: 'mf-deliveries', title: 'Deliveries' },
  });
  router.navigate('/deliveries?status=Created');
  view.sync();
  router.navigate('/billing');
  view.sync();
  expect(announcer.arrived.mock.calls).toEqual([['Deliveries'], ['Billing']]);
});

it('the view shows that a page does not exist', () => {
  const { shell, announcer } = scene('/nowhere');
  expect(shell.getState().view).toEqual({ kind: 'unknown' });
  expect(announcer.arrived).toHaveBeenCalledWith('Page not found');
});

it('the view tells a page that is missing from one that does not exist, by whether the address was the first', () => {
  const { shell, announcer, router, view } = scene('/nowhere', sessions.admin, (isFirst) => isFirst);
  expect(shell.getState().view).toEqual({ kind: 'missing' });
  expect(announcer.arrived).toHaveBeenCalledWith('Page not reachable');
  router.navigate('/elsewhere');
  view.sync();
  expect(shell.getState().view).toEqual({ kind: 'unknown' });
});

it('the view leaves the page that does not exist when one comes at its address', () => {
  const { announcer, view } = scene('/later');
  announcer.leaving.mockClear();
  const route = { path: '/later', access: 'set-up', title: 'Later', page: 'p', remoteID: 'mf-team' } as const;
  const before = routes;
  routes = [...routes, route];
  view.sync();
  routes = before;
  expect(announcer.leaving).toHaveBeenCalledTimes(1);
  expect(announcer.arrived).toHaveBeenLastCalledWith('Later');
});

it('the view takes the address that the guards led to for the first', () => {
  const { shell } = scene('/', sessions.signedOut, (isFirst) => isFirst);
  expect(location.pathname).toBe('/login');
  window.history.replaceState(null, '', '/deliveries');
  expect(shell.getState().view.kind).toBe('remote');
});

it('the view moves the user on when the session ends', () => {
  const { session } = scene('/deliveries');
  session.setState(sessions.signedOut);
  jest.runAllTimers();
  expect(location.pathname).toBe('/login');
});

it('the view lets a remote that changed the session navigate first', () => {
  const { session, router } = scene('/createorganization', sessions.noOrganization);
  const before = window.history.length;
  session.setState(sessions.admin);
  router.navigate('/billing');
  jest.runAllTimers();
  expect(location.pathname).toBe('/billing');
  expect(window.history.length).toBe(before + 1);
});

it('the view makes no redirect before it knows the routes', () => {
  const { shell, session } = scene('/deliveries');
  shell.setState({ startup: { status: 'failed', retry: () => {} } });
  session.setState(sessions.signedOut);
  jest.runAllTimers();
  expect(location.pathname).toBe('/deliveries');
  shell.setState({ startup: { status: 'ready' } });
  expect(location.pathname).toBe('/login');
});

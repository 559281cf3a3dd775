import type { RouteAccess } from '@fleetfoot/shared/contract';
import { fakeSession, sessions } from '@fleetfoot/shared/testing';
import type { ShellRoute } from './router';
import { createRouter } from './router';

const routes: readonly ShellRoute[] = (
  [
    ['/login', 'signed-out'],
    ['/verify', 'signed-out'],
    ['/createprofile', 'no-profile'],
    ['/organizations', 'no-organization'],
    ['/createorganization', 'no-organization'],
    ['/deliveries', 'set-up'],
    ['/deliveries/:deliveryID', 'set-up'],
    ['/billing', 'set-up'],
  ] satisfies [string, RouteAccess][]
).map(([path, access]) => ({ path, access, title: path, page: 'p', remoteID: 'mf-x' }));

function scene(path: string, state = sessions.signedOut) {
  window.history.replaceState(null, '', path);
  const session = fakeSession(state);
  const onLeave = jest.fn();
  return { session, onLeave, router: createRouter({ session, routes: () => routes, onLeave }) };
}

function address(): string {
  return `${location.pathname}${location.search}`;
}

it('the router follows the guards to the end in one step of the history', () => {
  const { router } = scene('/login', sessions.noOrganization);
  const before = window.history.length;
  router.navigate('/deliveries');
  expect(address()).toBe('/organizations');
  expect(window.history.length).toBe(before + 1);
});

it('the router corrects an address that the user may not see', () => {
  const { router } = scene('/deliveries/d1', sessions.noProfile);
  router.settle();
  expect(address()).toBe('/createprofile');
});

it('the router leaves the address alone where the user may be', () => {
  const { router, onLeave } = scene('/deliveries?q=1', sessions.member);
  router.settle();
  expect(address()).toBe('/deliveries?q=1');
  expect(onLeave).not.toHaveBeenCalled();
});

it('the router returns to the deep link that a visitor asked for, once', () => {
  const { router, session } = scene('/deliveries/d1?tab=map');
  router.settle();
  expect(address()).toBe('/login');
  session.setState(sessions.admin);
  router.settle();
  expect(address()).toBe('/deliveries/d1?tab=map');
  router.navigate('/');
  expect(address()).toBe('/deliveries');
});

it('the router keeps the deep link through profile and organisation', () => {
  const { router, session } = scene('/billing');
  router.settle();
  for (const state of [sessions.noProfile, sessions.noOrganization]) {
    session.setState(state);
    router.settle();
  }
  expect(address()).toBe('/organizations');
  session.setState(sessions.admin);
  router.navigate('/');
  expect(address()).toBe('/billing');
});

it('the router forgets the deep link when told to', () => {
  const { router, session } = scene('/billing');
  router.settle();
  router.forgetPage();
  session.setState(sessions.admin);
  router.settle();
  expect(address()).toBe('/deliveries');
});

it('the router does not leave the product', () => {
  const { router } = scene('/deliveries', sessions.admin);
  expect(() => router.navigate('https://evil.example/deliveries')).toThrow('does not leave the product');
  expect(address()).toBe('/deliveries');
});

it('the router does not add the present page to the history again', () => {
  const { router } = scene('/deliveries', sessions.admin);
  const before = window.history.length;
  router.navigate('/deliveries');
  expect(window.history.length).toBe(before);
});

it('the router knows which remote the address shows', () => {
  const { router, session } = scene('/deliveries/d1', sessions.admin);
  expect(router.decision()).toMatchObject({
    kind: 'page',
    route: { remoteID: 'mf-x' },
    params: { deliveryID: 'd1' },
  });
  session.setState(sessions.signedOut);
  expect(router.decision()).toEqual({ kind: 'redirect', to: '/login' });
});

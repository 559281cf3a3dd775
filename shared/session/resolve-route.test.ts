import type { AuthState, RemoteRoute, RouteAccess } from '../contract';
import { sessions } from '../testing';
import { findRoute, resolveRoute } from './resolve-route';

const PATTERNS: Record<RouteAccess, readonly string[]> = {
  'signed-out': ['/login', '/verify'],
  'no-profile': ['/createprofile'],
  'no-organization': ['/organizations', '/createorganization'],
  'with-profile': ['/profile'],
  'set-up': [
    '/billing',
    '/advertising',
    '/newcampaign',
    '/team',
    '/address',
    '/api',
    '/deliveries',
    '/newdelivery',
    '/deliveries/:deliveryID',
    '/restaurants',
    '/restaurants/:restaurantID',
    '/restaurants/:restaurantID/menu',
    '/restaurants/:restaurantID/menu/:itemID',
    '/newmenuitem',
    '/advertising/:campaignID',
    '/advertising/:campaignID/:monthYear',
  ],
};

const routes: readonly RemoteRoute[] = (Object.keys(PATTERNS) as RouteAccess[]).flatMap((access) =>
  PATTERNS[access].map((path) => ({ path, access, title: path, page: 'some-page' })),
);

const users = {
  visitor: sessions.signedOut,
  newcomer: sessions.noProfile,
  loner: sessions.noOrganization,
  member: sessions.member,
  admin: sessions.admin,
} satisfies Record<string, AuthState>;

type UserName = keyof typeof users;

/** What every user gets at every kind of route: the page, or the path to go to instead. */
const EXPECTED: Record<RouteAccess, Record<UserName, string>> = {
  'signed-out': {
    visitor: 'page',
    newcomer: '/createprofile',
    loner: '/organizations',
    member: '/',
    admin: '/',
  },
  'no-profile': {
    visitor: '/login',
    newcomer: 'page',
    loner: '/login',
    member: '/login',
    admin: '/login',
  },
  'no-organization': {
    visitor: '/login',
    newcomer: '/login',
    loner: 'page',
    member: '/deliveries',
    admin: '/deliveries',
  },
  'with-profile': { visitor: '/login', newcomer: '/login', loner: 'page', member: 'page', admin: 'page' },
  'set-up': { visitor: '/login', newcomer: '/login', loner: '/login', member: 'page', admin: 'page' },
};

const table = routes.flatMap(({ path, access }) =>
  (Object.keys(users) as UserName[]).map((user) => ({
    path: path.replaceAll(/:\w+/g, 'x1'),
    user,
    expected: EXPECTED[access][user],
  })),
);

function outcome(path: string, user: UserName): string {
  const decision = resolveRoute(path, users[user], routes);
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

it.each(table)('$path gives a $user: $expected', ({ path, user, expected }) => {
  expect(outcome(path, user)).toBe(expected);
});

it.each([
  ['visitor', '/login'],
  ['newcomer', '/login'],
  ['loner', '/login'],
  ['member', '/deliveries'],
  ['admin', '/deliveries'],
] as const)('/ sends a %s to %s', (user, to) => {
  expect(outcome('/', user)).toBe(to);
});

it.each(Object.keys(users) as UserName[])('another path is unknown to a %s', (user) => {
  for (const path of [
    '/nowhere',
    '/deliveries/1/2',
    '/newrestaurant',
    '/restaurants/r1/menu/i1/x',
    '/Login',
  ]) {
    expect(outcome(path, user)).toBe('unknown');
  }
});

it.each(table)('a $user is led from $path to a page in a few steps', ({ path, user }) => {
  let present = path;
  let decision = resolveRoute(present, users[user], routes);
  for (let step = 0; step < 4 && decision.kind === 'redirect'; step += 1) {
    present = decision.to;
    decision = resolveRoute(present, users[user], routes);
  }
  expect(decision.kind).toBe('page');
});

describe('findRoute', () => {
  it('a match decodes its parameters and overlooks a slash at the end', () => {
    expect(findRoute('/advertising/c%201/02-2026/', routes)?.params).toEqual({
      campaignID: 'c 1',
      monthYear: '02-2026',
    });
  });

  it('the route with fewer parameters is preferred', () => {
    const both = ['/a/:id', '/a/new'].map((path) => ({
      path,
      access: 'set-up' as const,
      title: path,
      page: 'p',
    }));
    expect(findRoute('/a/new', both)?.route.path).toBe('/a/new');
  });

  it('a path that cannot be decoded matches nothing', () => {
    expect(findRoute('/deliveries/%E0%A4%A', routes)).toBeUndefined();
  });
});

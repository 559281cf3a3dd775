import { registryEntry } from '../testing';
import { entryAt, navAt } from './nav-entries';

const entry = (path: string) => ({ path, label: path, icon: 'api', order: 0 });
const NAV = ['/deliveries', '/test/deliveries', '/testing'].map(entry);

test.each([
  ['/deliveries/d1', ['/deliveries', '/testing']],
  ['/', ['/deliveries', '/testing']],
  ['/test/deliveries/t1', ['/test/deliveries']],
])('Beside %s the entries of its mode are offered, and no other', (path, offered) => {
  expect(navAt(NAV, path).map((one) => one.path)).toEqual(offered);
});

const route = (path: string) => ({ path, access: 'set-up' as const, title: path, page: 'page' });
const REMOTES = [
  registryEntry({ routes: ['/deliveries', '/recurring/:id', '/address'].map(route) }),
  registryEntry({ id: 'mf-team', routes: ['/team', '/billing', '/billing/:month', '/limits'].map(route) }),
  registryEntry({ id: 'mf-quiet', routes: ['/quiet'].map(route) }),
];

test.each([
  ['/deliveries', '/deliveries'],
  ['/deliveries/d1/waybill', '/deliveries'],
  ['/address', '/address'],
  ['/recurring/r1', '/deliveries'],
  ['/billing/2026-10', '/billing'],
  ['/limits', '/team'],
  ['/quiet', undefined],
  ['/teams', undefined],
  ['/team/audit/old', '/team/audit'],
])('The area of %s is %s', (path, area) => {
  const entries = ['/deliveries', '/address', '/team', '/team/audit', '/billing'].map(entry);
  expect(entryAt(entries, path, REMOTES)?.path).toBe(area);
});

import { matchRoute, pathOf, templateOf } from './match-route';

test.each([
  ['GET', '/deliveries', 'listDeliveries', ''],
  ['POST', '/deliveries', 'createDelivery', ''],
  ['GET', '/deliveries/a-1_B', 'getDelivery', 'a-1_B'],
  ['POST', '/deliveries/a/cancel', 'cancelDelivery', 'a'],
])('the request %s %s leads to %s', (method, path, name, deliveryID) => {
  expect(matchRoute(method, path)).toEqual({ name, deliveryID });
});

test.each([
  '/',
  '',
  '/deliveries/',
  '/deliveries/a/b',
  '/deliveries/../x',
  '/deliveries/__a__',
  '/Deliveries',
  '/x',
])('the path %j leads nowhere', (path) => {
  expect(() => matchRoute('GET', path)).toThrow(expect.objectContaining({ code: 'route_not_found' }));
  expect(templateOf(path)).toBeUndefined();
});

test('a method that an address does not take is answered with those it does', () => {
  expect(() => matchRoute('DELETE', '/deliveries')).toThrow(
    expect.objectContaining({ code: 'method_not_allowed', details: { headers: { Allow: 'POST, GET' } } }),
  );
});

test.each([
  ['/v1/deliveries?limit=1', '/deliveries'],
  ['/deliveries?limit=1', '/deliveries'],
  ['/v1', ''],
  ['/v1x', '/v1x'],
])('the path of %s is %j below the base', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

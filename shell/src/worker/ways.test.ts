import { type AskedFor, wantedFiles, wayOf } from './ways';

const ORIGIN = 'https://app.example';
const ask = (path: string, more: Partial<AskedFor> = {}) =>
  wayOf(
    { method: 'GET', mode: 'no-cors', cache: 'default', url: new URL(path, ORIGIN).href, ...more },
    ORIGIN,
  );

test.each(['/', '/deliveries', '/deliveries/d1?tab=2', '/ideas', '/nowhere'])(
  '%s opened is a page',
  (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  },
);

test.each([
  '/licences.txt',
  '/deliveries?preview=mf-deliveries@1',
  '/?a=b&preview=mf-deliveries@1',
  '/v1/deliveries',
  '/v1',
  '/i/0123456789abcdefghijkl',
  '/releases/mf-auth',
  '/local/inbox',
  '/policy-reports',
  'https://other.example/deliveries',
])('%s opened is left to the browser', (path) => {
  expect(ask(path, { mode: 'navigate' })).toBe('pass');
});

test.each([
  ['/main.01234567.js', 'file'],
  ['/figtree.01234567.woff2', 'file'],
  ['/remotes/mf-deliveries/v1/list.01234567.js', 'file'],
  ['/config.json', 'config'],
  ['/remotes.json', 'pass'],
  ['/sw.js', 'pass'],
  ['/figtree.woff2', 'pass'],
  ['/deliveries', 'pass'],
  ['https://js.stripe.com/main.01234567.js', 'pass'],
])('%s asked for by a page goes the way "%s"', (path, way) => {
  expect(ask(path)).toBe(way);
  expect(ask(path, { method: 'HEAD' })).toBe('pass');
  expect(ask(path, { method: 'POST' })).toBe('pass');
});

test.each(['reload', 'no-cache', 'no-store'] as const)(
  'a file asked for with %s gets past what is kept',
  (cache) => {
    expect(ask('/main.01234567.js', { cache })).toBe('file-again');
  },
);

test('a page wants its first scripts, those that it has loaded, and all of a remote that it has visited', () => {
  const known = [
    '/main.1.js',
    '/maps.2.js',
    '/firebase.3.js',
    '/remotes/a/1/x.js',
    '/remotes/a/1/y.js',
    '/remotes/b/1/z.js',
  ];
  expect(wantedFiles(['/firebase.3.js', '/remotes/a/1/x.js', '/gone.4.js'], known, ['/main.1.js'])).toEqual([
    '/main.1.js',
    '/firebase.3.js',
    '/remotes/a/1/x.js',
    '/remotes/a/1/y.js',
  ]);
});

import { siteConfig, siteOrigin } from './site-config.js';

const complete = {
  firebase: {
    apiKey: 'AIza-a',
    authDomain: 'fleetfoot.firebaseapp.com',
    projectId: 'fleetfoot',
    appId: '1:2:web:3',
    functionsRegion: 'africa-south1',
  },
  maps: { apiKey: 'AIza-b', mapId: 'abc' },
  stripe: { publishableKey: 'pk_live_1' },
  releases: { teams: { 'mf-auth': { keys: ['0KLOg0peSc3gFZIufsrx6OdoQVSp/ulgu/uZQ7sNi3Q='] } } },
};
const deployed = { ...complete, releases: { environment: 'fleetfoot', ...complete.releases } };

test('takes the known fields and nothing else', () => {
  expect(siteConfig({ ...complete, secret: 'x', stripe: { ...complete.stripe, secretKey: 'sk' } })).toEqual(
    deployed,
  );
});

test('names all that is missing at once', () => {
  const { maps: _, ...rest } = complete;
  expect(() => siteConfig({ ...rest, firebase: { ...complete.firebase, appId: '' } })).toThrow(
    'firebase.appId\n  maps.apiKey\n  maps.mapId',
  );
});

test.each([
  ['a map key', { maps: { apiKey: 'local', mapId: 'abc' } }, 'maps.apiKey'],
  ['a card key', { stripe: { publishableKey: 'pk_test_local' } }, 'stripe.publishableKey'],
  ['a project', { firebase: { ...complete.firebase, projectId: 'demo-fleetfoot' } }, 'firebase.projectId'],
  ['emulators', { firebase: { ...complete.firebase, emulators: {} } }, 'firebase.emulators'],
])('never deploys %s of a local cloud', (_, changed, named) => {
  expect(() => siteConfig({ ...complete, ...changed })).toThrow(named);
});

test.each([undefined, null, [], 'text'])('refuses %j', (value) => {
  expect(() => siteConfig(value)).toThrow('stripe.publishableKey');
});

test('takes the key of App Check where there is one, and no other field of it', () => {
  const appCheck = { siteKey: '6Lc-a', secret: 'x' };
  const { firebase } = siteConfig({ ...complete, firebase: { ...complete.firebase, appCheck } });
  expect(firebase.appCheck).toEqual({ siteKey: '6Lc-a' });
});

test.each([{}, { siteKey: '' }, { siteKey: 'local' }, null])('refuses %j for App Check', (appCheck) => {
  expect(() => siteConfig({ ...complete, firebase: { ...complete.firebase, appCheck } })).toThrow(
    'firebase.appCheck.siteKey',
  );
});

test('the address of a site is an https origin, or none', () => {
  expect(siteOrigin({ site: { origin: 'https://app.example.co.za' } })).toBe('https://app.example.co.za');
  expect(siteOrigin({})).toBeUndefined();
});

test.each(['http://app.example.co.za', 'https://app.example.co.za/', 'https://a.example/x', 'app', 7, null])(
  'refuses %j for the address of a site',
  (origin) => expect(() => siteOrigin({ site: { origin } })).toThrow('site.origin'),
);

test.each([
  ['no team', {}],
  ['a team without a key', { 'mf-auth': { keys: [] } }],
  ['a key that is none', { 'mf-auth': { keys: ['abc'] } }],
  ['a number that is none', { 'mf-auth': { ...complete.releases.teams['mf-auth'], from: 0.5 } }],
])('refuses releases of %s', (_, teams) => {
  expect(() => siteConfig({ ...complete, releases: { teams } })).toThrow('releases.teams');
});

test('previews are on where a deployment says so, and by no other word', () => {
  const withPreviews = (previews) =>
    siteConfig({ ...complete, releases: { ...complete.releases, previews } }).releases.previews;
  expect([withPreviews(true), withPreviews(false)]).toEqual([true, undefined]);
  expect(() => withPreviews('yes')).toThrow('releases.previews');
});

test('keeps the number that a team begins with', () => {
  const teams = { 'mf-auth': { ...complete.releases.teams['mf-auth'], from: 7 } };
  expect(siteConfig({ ...complete, releases: { teams } }).releases.teams).toEqual(teams);
});

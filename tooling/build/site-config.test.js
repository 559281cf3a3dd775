import { siteConfig } from './site-config.js';

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
};

test('takes the known fields and nothing else', () => {
  expect(siteConfig({ ...complete, secret: 'x', stripe: { ...complete.stripe, secretKey: 'sk' } })).toEqual(
    complete,
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

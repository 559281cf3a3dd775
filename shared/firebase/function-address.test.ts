import { functionAddress } from './function-address';

const config = {
  apiKey: 'k',
  authDomain: 'd',
  projectId: 'demo-fleetfoot',
  appId: 'a',
  functionsRegion: 'africa-south1',
};

test('in the cloud', () => {
  expect(functionAddress(config, 'charge-card')).toBe(
    'https://africa-south1-demo-fleetfoot.cloudfunctions.net/charge-card',
  );
});

test('in the emulator', () => {
  const emulators = {
    authUrl: 'http://127.0.0.1:9099',
    firestoreHost: '127.0.0.1',
    firestorePort: 8080,
    functionsHost: '127.0.0.1',
    functionsPort: 5001,
  };
  expect(functionAddress({ ...config, emulators }, 'charge-card')).toBe(
    'http://127.0.0.1:5001/demo-fleetfoot/africa-south1/charge-card',
  );
});

import { functionAddress } from './post-function';

const config = {
  apiKey: 'k',
  authDomain: 'd',
  projectId: 'demo-fleetfoot',
  appId: 'a',
  functionsRegion: 'africa-south1',
};

test("a function's address in the cloud", () => {
  expect(functionAddress(config, 'charge-card')).toBe(
    'https://africa-south1-demo-fleetfoot.cloudfunctions.net/charge-card',
  );
});

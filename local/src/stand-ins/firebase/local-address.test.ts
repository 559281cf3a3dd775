import { localAddress } from './local-address';

const services = {
  projectId: 'demo-fleetfoot',
  authHost: '127.0.0.1:9099',
  firestoreHost: '127.0.0.1:8080',
  functionsHost: '127.0.0.1:5001',
};

test.each([
  [
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=local',
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local',
  ],
  [
    'https://securetoken.googleapis.com/v1/token?key=local',
    'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=local',
  ],
  [
    'https://identitytoolkit.googleapis.com/v2/recaptchaConfig?key=local&clientType=CLIENT_TYPE_WEB',
    '/local/recaptcha-config.json',
  ],
  [
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8',
    'http://127.0.0.1:8080/google.firestore.v1.Firestore/Listen/channel?VER=8',
  ],
  [
    'https://firestore.googleapis.com/v1/projects/demo-fleetfoot/databases/(default)/documents:commit',
    'http://127.0.0.1:8080/v1/projects/demo-fleetfoot/databases/(default)/documents:commit',
  ],
  [
    'https://africa-south1-demo-fleetfoot.cloudfunctions.net/create-setup-intent',
    'http://127.0.0.1:5001/demo-fleetfoot/africa-south1/create-setup-intent',
  ],
  [
    'https://content-firebaseappcheck.googleapis.com/v1/projects/demo/apps/local:exchangeRecaptchaEnterpriseToken?key=local',
    '/local/app-check',
  ],
])('%s goes to %s', (address, local) => {
  expect(localAddress(address, services)).toBe(local);
});

test.each([
  '/config.json',
  'http://127.0.0.1:4000/remotes.json',
  'https://api.stripe.com/v1/tokens',
  'https://africa-south1-another-project.cloudfunctions.net/payDeposit',
  'https://firestore.googleapis.com.evil.example/x',
  'http://firestore.googleapis.com/x',
])('%s is left as it is', (address) => {
  expect(localAddress(address, services)).toBe(address);
});

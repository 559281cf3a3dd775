import { registryEntry } from '../../testing/registry-entry';
import { admitScripts } from './admitted-scripts';
import { checkedScriptUrl, guardScripts } from './script-policy';

const folder = 'http://localhost/remotes/mf-deliveries/v1';

beforeAll(() => admitScripts(registryEntry()));

it.each([
  ['/main.01234567.js', 'http://localhost/main.01234567.js'],
  ['http://localhost/920.abcdef01.js', 'http://localhost/920.abcdef01.js'],
  [`${folder}/remoteEntry.js`, `${folder}/remoteEntry.js`],
  ['/remotes/mf-deliveries/v1/936.js', `${folder}/936.js`],
  ['/remotes/mf-deliveries/v1/delivery-detail-page.js', `${folder}/delivery-detail-page.js`],
  ['https://js.stripe.com/dahlia/stripe.js', 'https://js.stripe.com/dahlia/stripe.js'],
  [
    'https://maps.googleapis.com/maps/api/js?key=a&libraries=maps,marker',
    'https://maps.googleapis.com/maps/api/js?key=a&libraries=maps,marker',
  ],
  [
    'https://maps.googleapis.com/maps/api/js/QuotaService.RecordEvent?1shttps%3A%2F%2Fx&callback=_xdc_._a',
    'https://maps.googleapis.com/maps/api/js/QuotaService.RecordEvent?1shttps%3A%2F%2Fx&callback=_xdc_._a',
  ],
  [
    'https://maps.googleapis.com/maps-api-v3/api/js/62/1/common.js',
    'https://maps.googleapis.com/maps-api-v3/api/js/62/1/common.js',
  ],
  [
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'https://www.google.com/recaptcha/api.js?render=explicit',
  ],
  [
    'https://www.gstatic.com/recaptcha/releases/a1/recaptcha__en.js',
    'https://www.gstatic.com/recaptcha/releases/a1/recaptcha__en.js',
  ],
])('admits %s', (text, read) => {
  expect(checkedScriptUrl(text)).toBe(read);
});

it.each([
  '',
  'https://',
  'https://evil.example/x.js',
  '//evil.example/main.01234567.js',
  '/\\evil.example/main.01234567.js',
  'https://js.stripe.com.evil.example/x.js',
  'https://js.stripe.com@evil.example/x.js',
  'https://user@js.stripe.com/x.js',
  'https://js.stripe.com:444/x.js',
  'https://js.stripe.com./x.js',
  'http://js.stripe.com/x.js',
  'https://jsstripe.com/x.js',
  'https://evil.example/https://js.stripe.com/x.js',
  'https://js.stripe.c\u043em/x.js',
  'blob:https://js.stripe.com/0b0f1a2b',
  'https://maps.googleapis.com/maps/api/jsonp?callback=evil',
  'https://maps.googleapis.com/maps/api/js/../../../other.js',
  'https://www.google.com/recaptcha/about/js/main.min.js',
  'https://www.google.com/recaptcha/api.js/../../complete/search',
  'https://www.gstatic.com/recaptcha/releases/..%2f..%2fother.js',
  'https://www.gstatic.com/recaptcha/releases/%2e%2e/%2e%2e/other.js',
  'data:text/javascript,1',
  'javascript:1',
  'blob:http://localhost/main.01234567.js',
  'http://localhost:8080/main.01234567.js',
  'http://evil.host/main.01234567.js',
  'http://localhost.evil.example/main.01234567.js',
  'http://user:secret@localhost/main.01234567.js',
  'https://localhost/main.01234567.js',
  '/main.js',
  '/main.01234567.js?x',
  '/main.01234567.js#x',
  '/main.01234567.JS',
  '/main.01234567.js/',
  '/main.0123456.js',
  '/main.0123456G.js',
  '/uploads/main.01234567.js',
  '/config.json',
  '/remotes.json',
  '/remotes/mf-deliveries/v1/remoteEntry.js?x',
  '/remotes/mf-deliveries/v1/remoteEntry.js#x',
  '/remotes/mf-deliveries/v1/../../other.js',
  '/remotes/mf-deliveries/v0/remoteEntry.js',
  '/remotes/mf-deliveries/v1/%72emoteEntry.js',
  '/remotes/mf-team/v1/remoteEntry.js',
])('refuses %s and names it', (text) => {
  expect(() => checkedScriptUrl(text)).toThrow(new TypeError(`${text} is not a script that may run here.`));
});

it('checks every URL that the browser is about to load a script from, and has no rule for other texts', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: checkedScriptUrl }]]);
});

import { siteOrigin } from './site-files';

test("the origin is the project's default site unless another is named", () => {
  expect(siteOrigin({ GCLOUD_PROJECT: 'fleetfoot' })).toBe('https://fleetfoot.web.app');
  expect(
    siteOrigin({ GCLOUD_PROJECT: 'fleetfoot', FLEETFOOT_SITE_ORIGIN: 'https://dash.example/ignored' }),
  ).toBe('https://dash.example');
});

test('the origin is on this machine only under the emulator', () => {
  const local = { GCLOUD_PROJECT: 'demo', FLEETFOOT_SITE_ORIGIN: 'http://127.0.0.1:5000' };
  expect(siteOrigin({ ...local, FUNCTIONS_EMULATOR: 'true' })).toBe('http://127.0.0.1:5000');
  expect(() => siteOrigin(local)).toThrow('https');
});

test.each(['http://dash.example', 'file:///etc', 'dash.example'])('the origin is never %s', (named) => {
  expect(() => siteOrigin({ FLEETFOOT_SITE_ORIGIN: named, FUNCTIONS_EMULATOR: 'true' })).toThrow();
});

import { deviceLabel } from './device-label';

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
  ],
  ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0 Safari/537.36 Edg/147.0'],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  ],
  ['Safari on Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'],
  ['A browser', 'curl/8'],
  ['A browser', ''],
])('a device is called %s', (label, agent) => {
  expect(deviceLabel(agent)).toBe(label);
});

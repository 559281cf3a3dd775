import { compareVersions, isWithin, parseVersion } from './semver.js';

test.each([
  ['1.4.0', '^1.4.0', true],
  ['1.5.0', '^1.4.0', true],
  ['1.10.0', '^1.9.9', true],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.4.0', false],
  ['0.2.0', '^0.1.0', false],
  ['0.1.7', '^0.1.0', true],
  ['0.0.2', '^0.0.1', false],
  ['0.0.0', '^0.0.0', true],
  ['0.0.1', '^0.0.0', false],
  ['19.3.1', '19.3.1', true],
  ['19.3.2', '19.3.1', false],
])('version %s is within %s: %s', (version, range, expected) => {
  expect(isWithin(version, range)).toBe(expected);
});

test('versions are compared by number', () => {
  expect(compareVersions('1.10.0', '1.9.0')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(compareVersions('1.9.9', '2.0.0')).toBeLessThan(0);
});

test.each(['1', '1.2', 'v1.2.3', '1.2.3-beta', '1.2.x', '', '>=1.0.0'])('%j is no version', (text) => {
  expect(() => parseVersion(text)).toThrow('no version such as');
});

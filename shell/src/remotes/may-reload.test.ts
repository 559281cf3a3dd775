import { mayReload } from './remote-apps';

it.each([
  [{ age: 3_600_000, hasDrafts: false, isOnline: true }, true],
  [{ age: 5_000, hasDrafts: false, isOnline: true }, false],
  [{ age: 3_600_000, hasDrafts: true, isOnline: true }, false],
  [{ age: 3_600_000, hasDrafts: false, isOnline: false }, false],
])('a reload under %j: %s', (conditions, expected) => {
  expect(mayReload(conditions)).toBe(expected);
});

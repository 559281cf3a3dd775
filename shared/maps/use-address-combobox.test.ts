import { moveActive } from './use-address-combobox';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 1, undefined],
])('%s from %i goes to %s of three', (key, active, expected) => {
  expect(moveActive(key, active, 3)).toBe(expected);
});

test('an empty list leaves every key to the field', () => {
  expect(moveActive('ArrowDown', -1, 0)).toBeUndefined();
});

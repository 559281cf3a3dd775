import { dropIndex, shiftOf, withinList } from './use-drag';

// Four rows of different heights.
const ROWS = [
  { top: 0, height: 60 },
  { top: 60, height: 80 },
  { top: 140, height: 60 },
  { top: 200, height: 60 },
];

test.each([
  [0, 0, 0],
  [0, 39, 0],
  [0, 41, 1],
  [0, 200, 3],
  [0, 9999, 3],
  [0, -50, 0],
  [3, -50, 2],
  [3, -9999, 0],
  [2, -39, 2],
  [2, -41, 1],
  [1, 40, 2],
])('row %i, %i px from its place, goes to place %i', (from, offset, to) => {
  expect(dropIndex(ROWS, from, offset)).toBe(to);
});

test.each([
  [0, 9999, 200],
  [0, -50, 0],
  [1, 30, 30],
  [3, -9999, -200],
  [3, 50, 0],
])('row %i, asked to go %i px, goes %i within the list', (from, offset, gone) => {
  expect(withinList(ROWS, from, offset)).toBe(gone);
});

test('the rows between make room for the dragged one', () => {
  const down = { from: 0, to: 2, offset: 150, rows: ROWS };
  expect(ROWS.map((_, index) => shiftOf(down, index))).toEqual([150, -60, -60, 0]);
  const up = { from: 3, to: 1, offset: -120, rows: ROWS };
  expect(ROWS.map((_, index) => shiftOf(up, index))).toEqual([0, 60, 60, -120]);
});

import { layoutRows, rowsWithin } from './virtual-layout';

const HEIGHTS: Readonly<Record<string, number>> = { a: 50, b: 100, c: 50 };
const layout = layoutRows(['a', 'b', 'c'], (id) => HEIGHTS[id] ?? 0, 10);

test('rows are placed below one another', () => {
  expect([...layout.starts]).toEqual([0, 60, 170, 230]);
  expect(layout.height).toBe(220);
  expect(layoutRows([], () => 50, 10).height).toBe(0);
});

test.each([
  [0, 40, 0, 0],
  [0, 60, 0, 1],
  [55, 169, 0, 1],
  [70, 200, 1, 2],
  [-500, -300, 0, 0],
  [900, 1_000, 2, 2],
])('the stretch from %d to %d holds the rows %d to %d', (from, to, first, last) => {
  expect(rowsWithin(layout, from, to)).toEqual({ first, last });
});

test('an empty list has no rows anywhere', () => {
  expect(
    rowsWithin(
      layoutRows([], () => 1, 0),
      0,
      100,
    ),
  ).toEqual({ first: 0, last: -1 });
});

import { longestTimeFirst } from './bike-order';

test.each([
  [[], []],
  [
    [
      { regNo: 'B', totalTime: 9 },
      { regNo: 'C', totalTime: 100 },
      { regNo: 'A', totalTime: 9 },
      { regNo: 'D', totalTime: 20.5 },
    ],
    ['C', 'D', 'A', 'B'],
  ],
])('bikes %j are sorted by time, then by registration number', (lines, order) => {
  expect(longestTimeFirst(lines).map(({ regNo }) => regNo)).toEqual(order);
});

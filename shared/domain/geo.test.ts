import { parseCoordinates } from './geo';

test.each([
  [-26.2485, 27.854, { latitude: -26.2485, longitude: 27.854 }],
  ['-26.2485', ' 27.854 ', { latitude: -26.2485, longitude: 27.854 }],
  ['0', 0, { latitude: 0, longitude: 0 }],
  ['', '', undefined],
  ['-26,2485', '27,854', undefined],
  ['abc', 27, undefined],
  [91, 0, undefined],
  [0, 181, undefined],
  [Number.NaN, 0, undefined],
])('latitude %j, longitude %j', (latitude, longitude, expected) => {
  expect(parseCoordinates(latitude, longitude)).toEqual(expected);
});

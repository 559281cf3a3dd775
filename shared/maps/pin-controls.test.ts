import { type Direction, shifted } from './pin-controls';

const START = { latitude: -33.9249, longitude: 18.4241 };

test.each<[Direction, object]>([
  ['north', { latitude: -33.92481, longitude: 18.4241 }],
  ['south', { latitude: -33.92499, longitude: 18.4241 }],
  // A degree of longitude is shorter, the further from the equator.
  ['east', { latitude: -33.9249, longitude: 18.424208 }],
  ['west', { latitude: -33.9249, longitude: 18.423992 }],
])('10 m %s', (direction, expected) => {
  expect(shifted(START, direction, 10)).toEqual(expected);
});

import { distance } from './distance';

test.each([
  ['Cape Town to Johannesburg', [-33.9249, 18.4241], [-26.2041, 28.0473], 1_262_000, 3000],
  ['a thousandth of a degree north', [-33.925, 18.4241], [-33.924, 18.4241], 111.2, 0.2],
  ['a thousandth of a degree east', [-33.925, 18.424], [-33.925, 18.425], 92.3, 0.2],
  ['over the date line', [0, 179.9995], [0, -179.9995], 111.2, 0.2],
  ['nowhere', [-33.9249, 18.4241], [-33.9249, 18.4241], 0, 0],
] as const)('%s', (_, from, to, metres, tolerance) => {
  const [start, end] = [from, to].map(([latitude, longitude]) => ({ latitude, longitude }));
  if (!start || !end) throw new Error('Two points are needed.');
  expect(Math.abs(distance(start, end) - metres)).toBeLessThanOrEqual(tolerance);
});

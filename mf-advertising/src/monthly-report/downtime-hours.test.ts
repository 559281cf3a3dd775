import { downtimeHours } from './downtime-hours';

test.each([
  [0, 100],
  [62, 38],
  [99.5, 0.5],
  [100, 0],
  [120, 0],
])('a bike that rode %d hours stood %d', (totalTime, hours) => {
  expect(downtimeHours(totalTime)).toBe(hours);
});

import { decodePlusCode, isFullCode, isShortCode, recoverPlusCode } from './plus-code';

/** Test data of the specification: code, south, west, north, east. */
test.each([
  ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
  ['7FG49QCJ+2VX', 20.3701, 2.78221875, 20.370125, 2.78225],
  ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375, 20.370114, 2.78223632813],
  ['8FVC2222+22', 47.0, 8.0, 47.000125, 8.000125],
  ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
  ['22222222+22', -90.0, -180.0, -89.999875, -179.999875],
  ['6FH32222+222', 1, 1, 1.000025, 1.00003125],
  ['CFX3X2X2+X2', 89.999875, 1, 90, 1.000125],
  ['6FH56C22+22', 1.2, 3.4, 1.200125, 3.400125],
  ['849VGJQF+VX7QR3J', 37.53966912, -122.3750698242, 37.53966916, -122.3750697021],
])('%s is decoded', (code, south, west, north, east) => {
  const { latitude, longitude } = decodePlusCode(code);
  expect(latitude).toBeCloseTo((south + north) / 2, 9);
  expect(longitude).toBeCloseTo((west + east) / 2, 9);
});

test('digits after the first fifteen change nothing', () => {
  expect(decodePlusCode('849VGJQF+VX7QR3J7QR3J')).toEqual(decodePlusCode('849VGJQF+VX7QR3J'));
});

/** Test data of the specification: full code, a place nearby, short code. */
test.each([
  ['9C3W9QCJ+2VX', 51.3708675, -1.217765625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3693575, -1.217765625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.218520625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.217010625, 'CJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3852125, -1.217765625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3550125, -1.217765625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.232865625, '9QCJ+2VX'],
  ['9C3W9QCJ+2VX', 51.3701125, -1.202665625, '9QCJ+2VX'],
  ['8FJFW222+', 42.899, 9.012, '22+'],
  ['796RXG22+', 14.95125, -23.5001, '22+'],
  ['8FRCXGRF+PM', 47.0, 8.55, 'XGRF+PM'],
  ['CFX22222+22', 89.6, 0.0, '2222+22'],
  ['2CXXXXXX+XX', -81.0, 0.0, 'XXXXXX+XX'],
])('%s is what is meant near %d, %d by %s', (full, latitude, longitude, short) => {
  const recovered = recoverPlusCode(short, { latitude, longitude });
  const expected = decodePlusCode(full);
  expect(recovered.latitude).toBeCloseTo(expected.latitude, 9);
  expect(recovered.longitude).toBeCloseTo(expected.longitude, 9);
});

test.each([
  ['5G5CQ4XV+2X', true, false],
  ['5g5cq4xv+2x', true, false],
  ['5G5CQ4XV+', true, false],
  ['5G5CQ4XV+2', false, false],
  ['5G5C0000+', false, false],
  ['WG5CQ4XV+2X', false, false],
  ['5G5CQ4XV', false, false],
  ['Q4XV+2X', false, true],
  ['XV+2X', false, false],
  ['45+46', false, false],
  ['4567+89', false, false],
  ['4567+8X', false, true],
  ['4XV+2X', false, false],
  ['Q4XV+2', false, false],
  ['Q4AV+2X', false, false],
])('%s is full: %s, short: %s', (text, isFull, isShort) => {
  expect([isFullCode(text), isShortCode(text)]).toEqual([isFull, isShort]);
});

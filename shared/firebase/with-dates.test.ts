import { withDates } from './with-dates';

test('Timestamps become Dates at any depth', () => {
  const date = new Date('2026-02-03T12:05:00Z');
  const timestamp = { seconds: 1, toDate: () => date };
  const fields = {
    at: timestamp,
    window: { start: timestamp },
    list: [timestamp, 'x'],
    none: null,
    count: 1,
  };
  expect(withDates(fields)).toEqual({
    at: date,
    window: { start: date },
    list: [date, 'x'],
    none: null,
    count: 1,
  });
});

test("the SDK's other values are left alone", () => {
  class GeoPoint {
    latitude = 1;
  }
  const point = new GeoPoint();
  expect(withDates({ point })['point']).toBe(point);
});

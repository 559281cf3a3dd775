import { isLate, LATE_FOR_MS, PICKUP_GRACE_MS } from './delivery-lateness';
import { CANCELLED, DELIVERY_STATUSES, stageOf } from './delivery-status';

const PICKUP = new Date('2026-02-03T12:00Z');
const END = new Date('2026-02-03T15:00Z');
const window = { start: new Date('2026-02-03T13:00Z'), end: END };
const after = (date: Date, ms: number) => date.getTime() + ms;

const PLANNED = { pickup_time: PICKUP };
const WINDOWED = { ...PLANNED, dropoff_window: window };

const EVER = [...Object.keys(DELIVERY_STATUSES), CANCELLED, 'Teleported'];

test('a delivery in windows is late after the end of its drop-off window, until it has ended', () => {
  const late = EVER.filter((status) => isLate({ ...WINDOWED, status }, after(END, 1)));
  expect(late).toEqual(EVER.filter((status) => ['waiting', 'underWay'].includes(stageOf(status) ?? '')));
  for (const status of EVER) expect(isLate({ ...WINDOWED, status }, END.getTime())).toBe(false);
});

test('any other is late while it is not collected half an hour after its pickup time', () => {
  const due = after(PICKUP, PICKUP_GRACE_MS);
  const lateAt = (now: number) => EVER.filter((status) => isLate({ ...PLANNED, status }, now));
  expect(lateAt(due)).toEqual([]);
  expect(lateAt(due + 1)).toEqual(['Created', 'Courier assigned', 'At pickup']);
});

test('a delivery that nobody has carried for a day is not late any more', () => {
  const status = 'Created';
  expect(isLate({ ...WINDOWED, status }, after(END, LATE_FOR_MS - 1))).toBe(true);
  expect(isLate({ ...WINDOWED, status }, after(END, LATE_FOR_MS))).toBe(false);
});

import { lateRefund } from './late-refund';

const END = new Date('2026-11-25T12:00:00Z');
const window = { start: new Date('2026-11-25T11:00:00Z'), end: END };

const created_at = new Date('2026-11-25T09:00:00Z');
const delivered = (minutes: number) => ({ Delivered: new Date(END.getTime() + minutes * 60_000) });

const refund = (minutes: number, left = 6_100, created = created_at) =>
  lateRefund(
    { created_at: created, status_times: delivered(minutes), dropoff_window: window },
    { charged: 6_100, left },
  );

test.each([
  [-5, undefined],
  [30, undefined],
  [31, 3_050],
  [60, 3_050],
  [61, 6_100],
  [600, 6_100],
])('a delivery %s minutes after its window is worth %s cents of R 61', (minutes, amount) => {
  expect(refund(minutes)?.amount).toBe(amount);
});

test('a refund by rule says what it is derived from', () => {
  expect(refund(42)?.why).toBe(
    'It was handed over 42 minutes after 14:00, the end of its window: 50 % of the charge.',
  );
});

test('a refund by rule is none of nothing, without a window, and before it is delivered', () => {
  const all = { charged: 6_100, left: 6_100 };
  expect(refund(90, 0)).toBeUndefined();
  expect(lateRefund({ created_at, status_times: delivered(120) }, all)).toBeUndefined();
  expect(lateRefund({ created_at, status_times: {}, dropoff_window: window }, all)).toBeUndefined();
});

test.each([
  [42, 3_050, undefined],
  [42, 4_100, 1_050],
  [90, 3_050, 3_050],
  [42, 1_000, undefined],
])('a delivery %s minutes late of which %s cents are left is worth %s more', (minutes, left, amount) => {
  expect(refund(minutes, left)?.amount).toBe(amount);
});

test('a refund by rule says what was given back before', () => {
  expect(refund(42, 4_100)?.why).toMatch(/50 % of the charge, less R.20,00 that was given back before\.$/);
});

test('a window that ended before the delivery was created was promised to nobody', () => {
  expect(refund(120, 6_100, END)).toBeUndefined();
  expect(refund(120, 6_100, new Date(END.getTime() - 1))?.amount).toBe(6_100);
});

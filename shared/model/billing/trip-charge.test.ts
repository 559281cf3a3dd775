import { paymentStatusOf, type TripCharge } from './trip-charge';

test.each<[readonly TripCharge['status'][], string]>([
  [[], 'Unpaid'],
  [['waiting'], 'Unpaid'],
  [['free'], 'Unpaid'],
  [['paid'], 'Paid'],
  [['failed'], 'Failed'],
  [['refunded'], 'Refunded'],
  [['paid', 'waiting'], 'Unpaid'],
  [['paid', 'failed'], 'Failed'],
  [['failed', 'waiting'], 'Failed'],
  [['paid', 'refunded'], 'Paid'],
  [['refunded', 'refunded'], 'Refunded'],
])('a delivery whose charges are %j is %s', (statuses, expected) => {
  expect(paymentStatusOf(statuses.map((status) => ({ status })))).toBe(expected);
});

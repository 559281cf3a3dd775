import { DELIVERY_MOVES, transition } from '../delivery/delivery-moves';
import { DELIVERY_STATUSES } from '../delivery/delivery-status';
import { PLAIN_TEST_MOVES, testSteps } from './test-steps';

test.each([
  ['Created', 'assigned', true, 'returning'],
  ['Courier assigned', 'arrived_at_pickup', true, 'returning'],
  ['At pickup', 'collected', true, 'returning'],
  ['Collected', 'arrived_at_dropoff', true, 'returning'],
  ['At drop-off', 'delivered', true, 'returning'],
  ['Delivered', undefined, false, undefined],
  ['Failed', undefined, false, 'returning'],
  ['Returning', undefined, false, 'returned'],
  ['Returned', undefined, false, undefined],
  ['Lost', undefined, false, undefined],
])('A test delivery that is %s has the steps of the table', (status, advance, canFail, back) => {
  expect(testSteps(status)).toEqual({ advance, canFail, back });
});

test('Advance leads a test delivery through every status of a life that ends well, one at a time', () => {
  const passed = ['Created'];
  for (let next = testSteps('Created').advance; next; next = testSteps(passed.at(-1) ?? '').advance) {
    const result = transition(passed.at(-1) ?? '', next);
    passed.push(result.kind === 'moved' ? result.to : 'stuck');
  }
  const statuses = Object.keys(DELIVERY_STATUSES);
  expect(passed).toEqual(statuses.slice(0, statuses.indexOf('Delivered') + 1));
});

test('Every move of the table is one of test mode, but for the cancellation', () => {
  expect([...PLAIN_TEST_MOVES, 'failed', 'cancelled'].toSorted()).toEqual(
    Object.keys(DELIVERY_MOVES).toSorted(),
  );
});

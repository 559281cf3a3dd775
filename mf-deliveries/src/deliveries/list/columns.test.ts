import { delivery } from '../testing/delivery';
import { columnOf } from './columns';

test.each(['dropoff', 'address'] as const)('the column %s says that what was there is removed', (key) => {
  const removed = { dropoff_name: '', dropoff_address: '', blanked_at: new Date() };
  expect(columnOf(key).value(delivery(removed))).toBe('Removed');
  expect(columnOf(key).value(delivery())).not.toBe('Removed');
});

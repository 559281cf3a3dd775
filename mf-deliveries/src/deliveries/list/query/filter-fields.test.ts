import { delivery } from '../../testing/delivery';
import { listedStatuses } from './filter-fields';

test('every status there is can be chosen, and the chosen one stays', () => {
  const deliveries = ['Late', 'Created', '', 'Done'].map((status) => delivery({ status }));
  expect(listedStatuses(deliveries, 'Gone')).toEqual(['Created', 'Done', 'Gone', 'Late', 'Cancelled']);
  expect(listedStatuses([], '')).toEqual(['Created', 'Cancelled']);
  expect(listedStatuses([delivery({ status: 'Cancelled' })], 'Cancelled')).toEqual(['Created', 'Cancelled']);
});

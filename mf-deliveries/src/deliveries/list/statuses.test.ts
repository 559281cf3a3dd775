import { delivery } from '../testing/delivery';
import { listedStatuses } from './statuses';

test('every status there is can be chosen, and the chosen one stays', () => {
  const deliveries = ['Late', 'Created', '', 'Done'].map((status) => delivery({ status }));
  expect(listedStatuses(deliveries, 'Gone')).toEqual(['Created', 'Done', 'Gone', 'Late']);
  expect(listedStatuses([], '')).toEqual(['Created']);
});

import { DELIVERY_STATUSES } from '@fleetfoot/shared/model/delivery/delivery-status';
import { delivery } from '../../testing/delivery';
import { listedStatuses } from './filter-fields';

const KNOWN = Object.keys(DELIVERY_STATUSES);

test('every status there is can be chosen, and the chosen one stays', () => {
  const deliveries = ['Lost', 'Created', '', 'Done'].map((status) => delivery({ status }));
  expect(listedStatuses(deliveries, 'Gone')).toEqual([
    ...KNOWN,
    'Done',
    'Gone',
    'Lost',
    'Late',
    'Needs you',
    'Cancelled',
  ]);
  expect(listedStatuses([], 'Late')).toEqual([...KNOWN, 'Late', 'Needs you', 'Cancelled']);
  expect(listedStatuses([delivery({ status: 'Cancelled' })], 'Cancelled')).toEqual([
    ...KNOWN,
    'Late',
    'Needs you',
    'Cancelled',
  ]);
});

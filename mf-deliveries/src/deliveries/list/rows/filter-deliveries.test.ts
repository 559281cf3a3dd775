import { delivery } from '../../testing/delivery';
import { type ListQuery, WHOLE_LIST } from '../query/list-query';
import { filterDeliveries } from './filter-deliveries';

function found(change: Partial<ListQuery>): boolean {
  return (
    filterDeliveries([delivery({ dropoff_name: 'Zoë Müller' })], { ...WHOLE_LIST, ...change }).length === 1
  );
}

test.each([
  '',
  '   ',
  'ord-1001',
  '1001',
  'delivery-1',
  'zoe MULLER',
  'müller sea',
  'umoya long street',
  '083 123 4567',
  '0831234567',
  '+27 83 123 4567',
  '(083) 123-4567',
  '27831234567',
  '4567',
  '021 555 0100',
])('the delivery is found by %j', (search) => expect(found({ search })).toBe(true));

test.each(['ord-1002', 'zoe khumalo', '083 123 4568', 'ring twice', 'created'])(
  'the delivery is not found by %j',
  (search) => expect(found({ search })).toBe(false),
);

test.each([
  [{ status: 'Created' }, true],
  [{ status: 'Delivered' }, false],
  [{ urgency: 'on_demand' }, true],
  [{ urgency: 'scheduled' }, false],
  [{ from: '2026-02-03' }, true],
  [{ from: '2026-02-04' }, false],
  [{ to: '2026-02-03' }, true],
  [{ to: '2026-02-02' }, false],
  [{ to: '0202-02-02' }, true],
  [{ search: 'zoe', status: 'Delivered' }, false],
] as const)('the query %o finds the delivery: %s', (change, expected) =>
  expect(found(change)).toBe(expected),
);

test('days begin and end in South Africa', () => {
  const night = [delivery({ created_at: new Date('2026-02-03T22:00:00Z') })];
  expect(filterDeliveries(night, { ...WHOLE_LIST, from: '2026-02-04', to: '2026-02-04' })).toHaveLength(1);
  expect(filterDeliveries(night, { ...WHOLE_LIST, to: '2026-02-03' })).toHaveLength(0);
});

import { delivery } from '../../testing/delivery';
import { type ListQuery, WHOLE_LIST } from '../query/list-query';
import { filterDeliveries } from './filter-deliveries';

/** The delivery is picked up at 12:05. */
const NOW = Date.parse('2026-02-03T12:30:00Z');

function found(change: Partial<ListQuery>): boolean {
  return (
    filterDeliveries([delivery({ dropoff_name: 'Zoë Müller' })], { ...WHOLE_LIST, ...change }, NOW).length ===
    1
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
  [{ pickup: '2026-02-03' }, true],
  [{ pickup: '2026-02-04' }, false],
  [{ search: 'zoe', status: 'Delivered' }, false],
] as const)('the query %o finds the delivery: %s', (change, expected) =>
  expect(found(change)).toBe(expected),
);

test('days begin and end in South Africa', () => {
  const night = [delivery({ created_at: new Date('2026-02-03T22:00:00Z') })];
  expect(filterDeliveries(night, { ...WHOLE_LIST, from: '2026-02-04', to: '2026-02-04' }, NOW)).toHaveLength(
    1,
  );
  expect(filterDeliveries(night, { ...WHOLE_LIST, to: '2026-02-03' }, NOW)).toHaveLength(0);
});

test('late deliveries are those that should be further by now, whatever their status', () => {
  const all = ['Created', 'At pickup', 'Collected', 'Delivered'].map((status) => delivery({ status }));
  const late = (now: string) =>
    filterDeliveries(all, { ...WHOLE_LIST, status: 'Late' }, Date.parse(now)).map(({ status }) => status);
  expect(late('2026-02-03T12:30:00Z')).toEqual([]);
  expect(late('2026-02-03T12:40:00Z')).toEqual(['Created', 'At pickup']);
});

test('deliveries need somebody when they are late, and for a day when they have failed or come back', () => {
  const failed = delivery({ status: 'Failed', status_times: { Failed: new Date('2026-02-03T12:00:00Z') } });
  const all = [...['Created', 'Delivered'].map((status) => delivery({ status })), failed];
  const found = (now: string) =>
    filterDeliveries(all, { ...WHOLE_LIST, status: 'Needs you' }, Date.parse(now)).map(
      ({ status }) => status,
    );
  expect(found('2026-02-03T12:30:00Z')).toEqual(['Failed']);
  expect(found('2026-02-03T12:40:00Z')).toEqual(['Created', 'Failed']);
  expect(found('2026-02-04T12:00:00Z')).toEqual(['Created']);
});

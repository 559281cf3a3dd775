import { delivery } from '../../testing/delivery';
import { exactQueries } from './exact-queries';
import { searchTest } from './search-deliveries';
import { withFound } from './with-found';

test.each([
  ['', []],
  ['ab', []],
  [' ORD-7 ', [['external_id', 'ORD-7']]],
  ['\ufeffORD\u00ad-7\u200b', [['external_id', 'ORD-7']]],
  ['Zoe\u0308', [['external_id', 'Zoë']]],
  ['a\u200bb', []],
  [
    '083 123 4567',
    [
      ['external_id', '083 123 4567'],
      ['dropoff_phone_number', '+27831234567'],
      ['pickup_phone_number', '+27831234567'],
    ],
  ],
])('the search %j asks for %o', (search, expected) => {
  const queries = exactQueries('org', { search, status: '' });
  expect(queries.flatMap(({ where = [] }) => where)).toEqual(expected);
  expect(queries.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThanOrEqual(30);
});

test('cancelled deliveries are searched where they are', () => {
  const paths = (status: string) => exactQueries('org', { search: 'ORD-7', status }).map(({ path }) => path);
  expect(paths('Cancelled')).toEqual(['Organizations/org/CancelledDeliveries']);
  expect(paths('Created')).toEqual(['Organizations/org/Deliveries']);
});

test('older matches are sorted in, once', () => {
  const [newest, middle, oldest] = [3, 2, 1].map((day) =>
    delivery({ id: `id-${day}`, created_at: new Date(`2026-02-0${day}`) }),
  );
  if (!newest || !middle || !oldest) throw new Error('Three deliveries were expected.');
  expect(withFound([newest, oldest], [middle, middle, delivery({ id: 'id-1', status: 'Old' })])).toEqual([
    newest,
    middle,
    oldest,
  ]);
  const loaded = [newest];
  expect(withFound(loaded, [newest])).toBe(loaded);
});

test.each(['ORD\u200b-7', '\u00a0ord-7\ufeff', 'zoe\u0308', 'ZOË', '\u202a083\u00a0123\u202c', '\u2060'])(
  'the search %j finds a delivery by what shows',
  (search) => {
    const found = delivery({
      external_id: 'ORD-7',
      dropoff_name: 'Zoe\u0308',
      dropoff_phone_number: '+27831234567',
    });
    expect(searchTest(search)(found)).toBe(true);
  },
);

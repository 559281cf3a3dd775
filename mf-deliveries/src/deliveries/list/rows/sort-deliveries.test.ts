import fc from 'fast-check';
import { sayBy } from '../../../texts/page-language';
import { delivery } from '../../testing/delivery';
import { COLUMN_KEYS } from '../columns';
import { sortDeliveries } from './sort-deliveries';

const REFERENCES = ['ORD-10', 'ord-9', 'Ábel', '', 'ORD-100'];
const ROWS = REFERENCES.map((external_id, index) => delivery({ id: `id-${index}`, external_id }));

test('references are sorted by numeric value, ignoring capitals and accents', () => {
  const names = sortDeliveries(ROWS, { sort: 'reference', direction: 'asc' }).map((row) => row.external_id);
  expect(names).toEqual(['Ábel', '', 'ord-9', 'ORD-10', 'ORD-100']);
});

test('times are sorted chronologically', () => {
  const rows = [3, 1, 2].map((hour) => delivery({ pickup_time: new Date(hour * 3_600_000) }));
  const sorted = sortDeliveries(rows, { sort: 'pickup', direction: 'desc' });
  expect(sorted).toEqual([rows[0], rows[2], rows[1]]);
});

test('equal rows keep their order in both directions, and none is lost', () => {
  const row = fc
    .record({ dropoff_name: fc.constantFrom('A', 'B', 'C'), status: fc.constantFrom('Created', 'Done') })
    .map(delivery);
  fc.assert(
    fc.property(
      fc.array(row),
      fc.constantFrom(...COLUMN_KEYS),
      fc.constantFrom('asc', 'desc'),
      (rows, sort, direction) => {
        const sorted = sortDeliveries(rows, { sort, direction });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(sorted).toHaveLength(rows.length);
        for (const [index, after] of sorted.entries()) {
          const before = sorted[index - 1];
          if (!before) continue;
          const isEqual =
            sort === 'dropoff'
              ? before.dropoff_name === after.dropoff_name
              : sort === 'status'
                ? before.status === after.status
                : true;
          if (isEqual) expect(rows.indexOf(before)).toBeLessThan(rows.indexOf(after));
        }
      },
    ),
  );
});

test('statuses and urgencies are sorted by the words in which they are shown', () => {
  const rows = ['Created', 'Delivered', 'Failed'].map((status) => delivery({ status }));
  const words = { Created: 'Kwakhiwe', Delivered: 'Kulethiwe', Failed: 'Kuhlulekile' };
  const order = { sort: 'status', direction: 'asc' } as const;
  const statuses = (sorted: typeof rows) => sorted.map(({ status }) => status);
  expect(statuses([...sortDeliveries(rows, order, sayBy(words))])).toEqual([
    'Failed',
    'Delivered',
    'Created',
  ]);
  expect(statuses([...sortDeliveries(rows, order)])).toEqual(['Created', 'Delivered', 'Failed']);
});

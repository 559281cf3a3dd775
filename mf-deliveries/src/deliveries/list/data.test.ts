import { readFileSync } from 'node:fs';
import path from 'node:path';
import { URGENCY_LEVELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { delivery } from '../testing/delivery';
import { deliveryPagesQuery } from './data';
import { WHOLE_LIST } from './query/list-query';
import { dayRange } from './rows/filter-deliveries';
import { serverFilter } from './rows/use-delivery-pages';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

const file = readFileSync(path.join(__dirname, '../../../../firestore.indexes.json'), 'utf8');
const { indexes } = JSON.parse(file) as { readonly indexes: readonly Index[] };

function declared(path: string): readonly string[] {
  return indexes
    .filter(({ collectionGroup }) => path.endsWith(`/${collectionGroup}`))
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', '));
}

const filters = ['', 'Created', 'Cancelled'].flatMap((status) =>
  (['', ...URGENCY_LEVELS] as const).map((urgency) => ({ status, urgency, pickup: '', range: { from: 0 } })),
);

// The emulator answers without an index what the real database refuses.
test.each(filters)('there is an index for the filter %j', (filter) => {
  const { path: collection, where = [], orderBy } = deliveryPagesQuery('acme', filter);
  const needed = [
    ...where.map(([field]) => `${field} ASCENDING`),
    `${orderBy[0]} ${orderBy[1] === 'desc' ? 'DESCENDING' : 'ASCENDING'}`,
  ];
  if (needed.length > 1) expect(declared(collection)).toContain(needed.join(', '));
  else expect(needed).toEqual(['created_at DESCENDING']);
});

test('cancelled deliveries are read where they are, and called cancelled', () => {
  const { path: collection, parse } = deliveryPagesQuery('acme', {
    status: 'Cancelled',
    urgency: '',
    pickup: '',
    range: {},
  });
  expect(collection).toBe('Organizations/acme/CancelledDeliveries');
  expect(parse(delivery({ status: 'Created' })).status).toBe('Cancelled');
});

test('deliveries of a day are read in the order of their pickup, for which every field has an index', () => {
  const filter = serverFilter({
    ...WHOLE_LIST,
    pickup: '2026-02-03',
    status: 'Created',
    urgency: 'scheduled',
  });
  const query = deliveryPagesQuery('acme', { ...filter, range: { from: 0 } });
  expect([query.where, query.orderBy]).toEqual([[], ['pickup_time', 'asc']]);
});

test('a status, an urgency and the days of creation are asked of the database', () => {
  const filter = serverFilter({
    ...WHOLE_LIST,
    ...{ status: 'Delivered', urgency: 'scheduled', from: '2026-02-02', to: '2026-02-03' },
  });
  const query = deliveryPagesQuery('acme', { ...filter, range: dayRange(filter) });
  expect(query.where).toEqual([
    ['status', 'Delivered'],
    ['urgency_level', 'scheduled'],
  ]);
  expect(query.range).toEqual({
    from: Date.parse('2026-02-01T22:00:00Z'),
    before: Date.parse('2026-02-03T22:00:00Z'),
  });
});

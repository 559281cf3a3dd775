import { readFileSync } from 'node:fs';
import path from 'node:path';
import { URGENCY_LEVELS } from '@fleetfoot/shared/domain';
import { deliveryPages } from './deliveries.queries';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

const file = readFileSync(path.join(__dirname, '../../../firestore.indexes.json'), 'utf8');
const { indexes } = JSON.parse(file) as { readonly indexes: readonly Index[] };
const declared = indexes
  .filter(({ collectionGroup }) => collectionGroup === 'Deliveries')
  .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', '));

const filters = ['', 'Created'].flatMap((status) =>
  (['', ...URGENCY_LEVELS] as const).map((urgency) => ({ status, urgency, range: { from: 0 } })),
);

// The emulator answers without an index what the real database refuses.
test.each(filters)('there is an index for the filter %j', (filter) => {
  const { where = [], orderBy } = deliveryPages('acme', filter);
  const needed = [
    ...where.map(([field]) => `${field} ASCENDING`),
    `${orderBy[0]} ${orderBy[1] === 'desc' ? 'DESCENDING' : 'ASCENDING'}`,
  ];
  if (needed.length > 1) expect(declared).toContain(needed.join(', '));
  else expect(needed).toEqual(['created_at DESCENDING']);
});

import { COLUMN_KEYS } from './columns';
import { SORT_OPTIONS, sortAfterPress, sortName } from './sort-order';

test('every sort order can be chosen, and has a name of its own', () => {
  expect(SORT_OPTIONS).toHaveLength(2 * COLUMN_KEYS.length);
  expect(new Set(SORT_OPTIONS.map(({ label }) => label)).size).toBe(SORT_OPTIONS.length);
  expect(sortName({ sort: 'created', direction: 'desc' })).toBe('Created, newest first');
});

test('times sort from the newest at first, texts from A', () => {
  const now = { sort: 'status', direction: 'asc' } as const;
  expect(sortAfterPress('pickup', now)).toEqual({ sort: 'pickup', direction: 'desc' });
  expect(sortAfterPress('dropoff', now)).toEqual({ sort: 'dropoff', direction: 'asc' });
  expect(sortAfterPress('status', now)).toEqual({ sort: 'status', direction: 'desc' });
});

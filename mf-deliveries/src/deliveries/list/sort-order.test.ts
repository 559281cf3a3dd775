import { LIST_COLUMNS } from './list-columns';
import { SORT_OPTIONS, sortAfterPress, sortName } from './sort-order';

test('every order can be chosen, and is called something of its own', () => {
  expect(SORT_OPTIONS).toHaveLength(2 * Object.keys(LIST_COLUMNS).length);
  expect(new Set(SORT_OPTIONS.map(({ label }) => label)).size).toBe(SORT_OPTIONS.length);
  expect(sortName({ sort: 'created', direction: 'desc' })).toBe('Created, newest first');
});

test('times begin with the newest, texts with A', () => {
  const now = { sort: 'status', direction: 'asc' } as const;
  expect(sortAfterPress('pickup', now)).toEqual({ sort: 'pickup', direction: 'desc' });
  expect(sortAfterPress('dropoff', now)).toEqual({ sort: 'dropoff', direction: 'asc' });
  expect(sortAfterPress('status', now)).toEqual({ sort: 'status', direction: 'desc' });
});

import { WHOLE_LIST } from '../query/list-query';
import { covers, isSameFilter, serverFilter } from './use-delivery-pages';

const ALL = serverFilter(WHOLE_LIST);
const WEEK = { ...ALL, from: '2026-02-02', to: '2026-02-08' };

test('late deliveries are looked for in what is loaded of every status', () => {
  expect(serverFilter({ ...WHOLE_LIST, status: 'Late' })).toEqual(ALL);
});

test('a day of pickup is asked for whole, and what else is wanted is looked for in it', () => {
  const query = { ...WHOLE_LIST, pickup: '2026-02-03', urgency: 'scheduled', from: '2026-02-01' } as const;
  expect(serverFilter({ ...query, status: 'Created' })).toEqual({ ...ALL, pickup: '2026-02-03' });
  expect(serverFilter({ ...query, status: 'Cancelled' })).toEqual({
    ...ALL,
    status: 'Cancelled',
    pickup: '2026-02-03',
  });
});

test.each([
  [ALL, WEEK, true],
  [WEEK, ALL, false],
  [WEEK, { ...WEEK, from: '2026-02-03' }, true],
  [WEEK, { ...WEEK, from: '2026-02-01' }, false],
  [WEEK, { ...WEEK, to: '' }, false],
  [WEEK, { ...WEEK, to: '2026-02-09' }, false],
  [ALL, { ...ALL, pickup: '2026-02-03' }, true],
  [{ ...ALL, pickup: '2026-02-03' }, ALL, false],
  [{ ...ALL, pickup: '2026-02-03' }, { ...ALL, pickup: '2026-02-04' }, false],
  [ALL, { ...ALL, status: 'Created' }, true],
  [{ ...ALL, status: 'Created' }, { ...ALL, status: 'Done' }, false],
  [ALL, { ...ALL, status: 'Cancelled' }, false],
  [{ ...ALL, status: 'Cancelled' }, { ...WEEK, status: 'Cancelled' }, true],
  [{ ...ALL, urgency: 'scheduled' as const }, ALL, false],
])('the filter %o covers %o: %s', (wider, narrower, expected) => {
  expect(covers(wider, narrower)).toBe(expected);
  expect(isSameFilter(wider, narrower)).toBe(false);
  expect(isSameFilter(narrower, { ...narrower })).toBe(true);
});

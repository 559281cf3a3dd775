import { ALL_ACTIVITY, activityPath, isFiltered, parseActivityFilter } from './activity-filter';
import { eventsQuery } from './data';

const FILTER = { person: 'uid-1', kind: 'apiKey.rolled', day: '2026-02-03', object: 'k_1-a' };

test('A filter goes into an address and comes back', () => {
  const path = activityPath(FILTER);
  expect(parseActivityFilter(new URLSearchParams(path.split('?')[1]))).toEqual(FILTER);
  expect(activityPath(ALL_ACTIVITY)).toBe('/team/activity');
  expect([isFiltered(FILTER), isFiltered(ALL_ACTIVITY)]).toEqual([true, false]);
});

test.each(['person=a/b', 'kind=toString', 'day=2026-02-30', 'day=today', 'object=%00', 'x=1'])(
  'A filter that cannot be one is left out: %s',
  (query) => expect(parseActivityFilter(new URLSearchParams(query))).toEqual(ALL_ACTIVITY),
);

test('A day is the one in South Africa', () => {
  const { range, where } = eventsQuery('acme', FILTER);
  expect(range).toEqual({
    from: Date.parse('2026-02-02T22:00:00Z'),
    before: Date.parse('2026-02-03T22:00:00Z'),
  });
  expect(where).toEqual([
    ['actor.id', 'uid-1'],
    ['kind', 'apiKey.rolled'],
    ['object.id', 'k_1-a'],
  ]);
});

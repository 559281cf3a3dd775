import { URGENCY_LEVELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import fc from 'fast-check';
import { COLUMN_KEYS } from '../columns';
import {
  formatListQuery,
  isFiltered,
  type ListQuery,
  listPath,
  parseListQuery,
  WHOLE_LIST,
} from './list-query';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ maxLength: 50, unit: 'binary' }),
  status: fc.constantFrom('', 'Created', 'On the way & late'),
  urgency: fc.constantFrom('' as const, ...URGENCY_LEVELS),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
  pickup: fc.oneof(fc.constantFrom('', 'today', 'tomorrow'), day),
  show: fc.constantFrom('', 'delivery-1'),
  sort: fc.constantFrom(...COLUMN_KEYS),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

test('every query is restored from its address', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseListQuery(new URLSearchParams(formatListQuery(query)))).toEqual(query);
    }),
  );
});

test('any address at all is a query that can be shown', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.constantFrom('sort', 'from', 'urgency', 'q'), (text, name) => {
      const query = parseListQuery(new URLSearchParams(`${name}=${text}&${text}`));
      expect(parseListQuery(new URLSearchParams(formatListQuery(query)))).toEqual(query);
    }),
  );
});

test('the whole list, newest first, has the plain address', () => {
  expect(listPath(WHOLE_LIST)).toBe('/deliveries');
  expect(listPath({ ...WHOLE_LIST, search: 'a b', sort: 'pickup' })).toBe('/deliveries?q=a+b&sort=-pickup');
  expect(listPath({ ...WHOLE_LIST, direction: 'asc' })).toBe('/deliveries?sort=created');
});

test.each([
  'sort=colour',
  'sort=-toString',
  'from=yesterday',
  'from=2026-02-30',
  'to=2026-13-01',
  'urgency=never',
  'pickup=yesterday',
  'page=3',
  'show=a/b',
])('the query %s is left out', (text) =>
  expect(parseListQuery(new URLSearchParams(text))).toEqual(WHOLE_LIST),
);

test.each([
  [{ sort: 'status' }, false],
  [{ search: '  ' }, false],
  [{ search: 'a' }, true],
  [{ to: '2026-02-03' }, true],
  [{ pickup: 'today' }, true],
] as const)('the change %o leaves something out: %s', (change, expected) => {
  expect(isFiltered({ ...WHOLE_LIST, ...change })).toBe(expected);
});

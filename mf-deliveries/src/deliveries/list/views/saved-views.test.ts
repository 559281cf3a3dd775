import { type SavedView, VIEW_PLACES } from '@fleetfoot/shared/model/delivery/saved-view';
import { WHOLE_LIST } from '../query/list-query';
import { savedViewsQuery } from './data';
import { namedView, viewNameProblem } from './name-view';
import { byName, isShown, queryOfView } from './saved-views';

const LATE = { ...WHOLE_LIST, status: 'Late', search: ' zoe ' };
const VIEW = { ...namedView([], '  Late  ', LATE), id: 'fresh' };

test('a view is the list as it was, under a name', () => {
  expect(VIEW).toEqual({ id: 'fresh', name: 'Late', query: 'q=zoe&status=Late' });
  expect(namedView([], 'Late', LATE).id).toBeUndefined();
  expect(queryOfView(VIEW)).toEqual({ ...LATE, search: 'zoe' });
  expect(isShown(VIEW, { ...LATE, search: 'zoe' })).toBe(true);
  expect(isShown(VIEW, { ...LATE, show: 'delivery-1' })).toBe(true);
  expect(namedView([], 'Late', { ...LATE, show: 'delivery-1' }).query).toBe(VIEW.query);
  expect(isShown(VIEW, WHOLE_LIST)).toBe(false);
});

test('a view saved under an existing name replaces the old one', () => {
  const all: SavedView = { id: 'all', name: 'All', query: 'status=Late' };
  expect(namedView([VIEW, all], '\u00a0A\u200bll ', WHOLE_LIST)).toEqual({
    id: 'all',
    name: 'All',
    query: '',
  });
});

test('views are sorted by name', () => {
  const views = ['View 10', 'view 2', 'Äpfel'].map((name) => ({ id: name, name, query: '' }));
  expect(byName(views).map(({ name }) => name)).toEqual(['Äpfel', 'view 2', 'View 10']);
});

test('only a valid stored view is read', () => {
  const { parse } = savedViewsQuery('acme', 'thandi');
  expect(parse({ ...VIEW, path: 'x', updated_at: new Date() })).toEqual(VIEW);
  expect(() => parse({ id: 'a', name: 'b' })).toThrow('"query"');
});

const FULL = Array.from({ length: VIEW_PLACES }, (_, index) => ({
  id: String(index),
  name: `View ${index}`,
  query: '',
}));

test.each([
  [[], 'Late', undefined],
  [[], '  ', 'Enter a name for the view.'],
  [[], 'x'.repeat(41), 'Use at most 40 characters.'],
  [[], '\u200b\u3164', 'Enter a name for the view.'],
  [[], `${'x'.repeat(40)}\u200b`, undefined],
  [FULL, 'One more', 'You have 20 views already. Delete one first.'],
  [FULL, 'View 3', undefined],
])('views %o with the name %j give the problem %j', (views, name, problem) =>
  expect(viewNameProblem(views, name)).toBe(problem),
);

import { WHOLE_LIST } from './list-query';
import { namedView, viewNameProblem } from './name-view';
import { byName, isShown, MOST_VIEWS, parseSavedView, queryOfView, type SavedView } from './saved-views';

const LATE = { ...WHOLE_LIST, status: 'Late', search: ' zoe ' };
const freshId = () => 'fresh';
const VIEW = namedView([], '  Late  ', LATE, freshId);

test('a view is the list as it was, under a name', () => {
  expect(VIEW).toEqual({ id: 'fresh', name: 'Late', query: 'q=zoe&status=Late' });
  expect(queryOfView(VIEW)).toEqual({ ...LATE, search: 'zoe' });
  expect(isShown(VIEW, { ...LATE, search: 'zoe' })).toBe(true);
  expect(isShown(VIEW, WHOLE_LIST)).toBe(false);
});

test('a name that is taken stands for the new view', () => {
  const all: SavedView = { id: 'all', name: 'All', query: 'status=Late' };
  expect(namedView([VIEW, all], ' All ', WHOLE_LIST, freshId)).toEqual({ id: 'all', name: 'All', query: '' });
});

test('views stand in the order of their names', () => {
  const views = ['View 10', 'view 2', 'Äpfel'].map((name) => ({ id: name, name, query: '' }));
  expect(byName(views).map(({ name }) => name)).toEqual(['Äpfel', 'view 2', 'View 10']);
});

test('what is stored is read, and nothing else', () => {
  expect(parseSavedView({ ...VIEW, path: 'x', updated_at: new Date() })).toEqual(VIEW);
  expect(() => parseSavedView({ id: 'a', name: 'b' })).toThrow('A saved view has');
});

const FULL = Array.from({ length: MOST_VIEWS }, (_, index) => ({
  id: String(index),
  name: `View ${index}`,
  query: '',
}));

test.each([
  [[], 'Late', undefined],
  [[], '  ', 'Enter a name for the view.'],
  [[], 'x'.repeat(41), 'Use at most 40 characters.'],
  [FULL, 'One more', 'You have 20 views already. Delete one first.'],
  [FULL, 'View 3', undefined],
])('%o and %j', (views, name, problem) => expect(viewNameProblem(views, name)).toBe(problem));

import { WHOLE_LIST } from './list-query';
import { isShown, MOST_VIEWS, queryOfView, viewNameProblem, withoutView, withView } from './saved-views';

const LATE = { ...WHOLE_LIST, status: 'Late', search: ' zoe ' };
const VIEWS = withView([], '  Late  ', LATE);

test('a view is the list as it was, under a name', () => {
  expect(VIEWS).toEqual([{ name: 'Late', query: 'q=zoe&status=Late' }]);
  expect(VIEWS.map(queryOfView)).toEqual([{ ...LATE, search: 'zoe' }]);
  expect(VIEWS.map((view) => isShown(view, { ...LATE, search: 'zoe' }))).toEqual([true]);
  expect(VIEWS.map((view) => isShown(view, WHOLE_LIST))).toEqual([false]);
});

test('a name that is taken stands for the new view', () => {
  expect(withView([...VIEWS, { name: 'All', query: '' }], 'Late', WHOLE_LIST)).toEqual([
    { name: 'Late', query: '' },
    { name: 'All', query: '' },
  ]);
  expect(withoutView(VIEWS, 'Late')).toEqual([]);
});

const FULL = Array.from({ length: MOST_VIEWS }, (_, index) => ({ name: `View ${index}`, query: '' }));

test.each([
  [[], 'Late', undefined],
  [[], '  ', 'Enter a name for the view.'],
  [[], 'x'.repeat(41), 'Use at most 40 characters.'],
  [FULL, 'One more', 'You have 20 views already. Delete one first.'],
  [FULL, 'View 3', undefined],
])('%o and %j', (views, name, problem) => expect(viewNameProblem(views, name)).toBe(problem));

import { renderHook } from '@testing-library/react';
import { useKeptPlace } from './use-kept-place';
import { layoutRows } from './virtual-layout';

const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
});

function show(top: number, changed: { ids: string[]; order?: string }, from = ['b', 'c']): void {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  const body = { current: element };
  // Cards of two heights.
  const startsOf = (ids: readonly string[]) => layoutRows(ids, (id) => (id === 'tall' ? 100 : 57), 0).starts;
  const { rerender } = renderHook(
    ({ ids, order }) => useKeptPlace({ ids, body, starts: startsOf(ids), order }),
    {
      initialProps: { ids: from, order: 'created' },
    },
  );
  rerender({ order: 'created', ...changed });
}

test('new rows above do not move the visible rows', () => {
  show(-300, { ids: ['x', 'a', 'b', 'c'] });
  expect(scrollBy.mock.calls).toEqual([[0, 114]]);
});

test('a row of another height that comes in above moves the page by its own height', () => {
  show(-300, { ids: ['tall', 'b', 'c'] });
  expect(scrollBy.mock.calls).toEqual([[0, 100]]);
});

test.each([
  ['above that leaves the list', ['b', 'c', 'd', 'e', 'f']],
  ['above that moves below', ['b', 'c', 'd', 'e', 'f', 'a']],
  ['at the edge of sight that leaves the list', ['a', 'b', 'c', 'd', 'f']],
])('a row %s does not move the visible rows', (_, ids) => {
  // The fifth is the uppermost in sight.
  show(-250, { ids }, ['a', 'b', 'c', 'd', 'e', 'f']);
  expect(scrollBy.mock.calls).toEqual([[0, -57]]);
});

test.each([
  ['at the top, where the new rows are looked for', 20, { ids: ['a', 'b', 'c'] }],
  ['for rows that come in below', -300, { ids: ['b', 'c', 'd'] }],
  ['for another order', -300, { ids: ['c', 'b'], order: 'status' }],
  ['for other rows', -300, { ids: ['x', 'y'] }],
])('the page stays where it is %s', (_, top, changed) => {
  show(top, changed);
  expect(scrollBy.mock.calls.filter(([, by]) => by !== 0)).toEqual([]);
});

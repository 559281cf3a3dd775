import { afterStep, type Selection, type SelectionStep } from './selection';
import { NOTHING_SELECTED } from './use-selection';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];
const press = (id: string, isRange = false): SelectionStep => ({ kind: 'row', id, isRange });

function after(steps: readonly SelectionStep[], shown = SHOWN, from: Selection = NOTHING_SELECTED) {
  return steps.reduce((selection, step) => afterStep(selection, step, shown), from);
}
const idsAfter = (...steps: SelectionStep[]) => [...after(steps).ids].sort();

test('a press selects a row, a second one leaves it', () => {
  expect(idsAfter(press('b'), press('d'))).toEqual(['b', 'd']);
  expect(idsAfter(press('b'), press('d'), press('b'))).toEqual(['d']);
});

test('a range goes from the last row to this one, downwards and upwards', () => {
  expect(idsAfter(press('b'), press('d', true))).toEqual(['b', 'c', 'd']);
  expect(idsAfter(press('d'), press('b', true))).toEqual(['b', 'c', 'd']);
});

test('a range that ends in a selected row leaves every row of it', () => {
  expect(idsAfter({ kind: 'all' }, press('b'), press('b'), press('d', true))).toEqual(['a', 'e']);
});

test('a range follows the order that is shown now', () => {
  const first = after([press('a')]);
  expect([...after([press('c', true)], ['c', 'e', 'a', 'b', 'd'], first).ids].sort()).toEqual([
    'a',
    'c',
    'e',
  ]);
});

test('a range without a row to begin at is one row', () => {
  expect(idsAfter(press('c', true))).toEqual(['c']);
  const gone = after([press('a')]);
  expect([...after([press('c', true)], ['b', 'c'], gone).ids].sort()).toEqual(['a', 'c']);
});

test('all rows are selected, and none once all are', () => {
  expect(idsAfter(press('b'), { kind: 'all' })).toEqual(SHOWN);
  expect(idsAfter({ kind: 'all' }, { kind: 'all' })).toEqual([]);
});

test('rows that are not shown any more stay selected until all or others are', () => {
  const before = after([press('a'), press('b')]);
  expect([...after([press('c')], ['b', 'c'], before).ids].sort()).toEqual(['a', 'b', 'c']);
  expect([...after([{ kind: 'all' }], ['b', 'c'], before).ids].sort()).toEqual(['b', 'c']);
  expect([...after([{ kind: 'only', ids: ['b'] }], ['b', 'c'], before).ids]).toEqual(['b']);
});

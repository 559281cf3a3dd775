import * as v from 'valibot';
import { itemFormSchema } from './item-form-schema';
import { differingValues, EMPTY_ITEM, type ItemFormValues, valuesOf } from './item-form-values';
import { detailsOf } from './menu-item';
import { menuItem } from './testing/menu-item-fixture';

const NOW = new Date('2026-11-21T09:00:00Z');
const VALUES = valuesOf(detailsOf(menuItem()));

function check(change: Partial<ItemFormValues>) {
  const { issues, output } = v.safeParse(
    itemFormSchema(() => NOW),
    { ...VALUES, ...change },
  );
  return { output, problems: issues?.map((issue) => [v.getDotPath(issue), issue.message]) };
}

test('an item comes through the form as it was', () => {
  expect(check({}).output).toEqual(detailsOf(menuItem()));
  const soldOutUntil = new Date('2026-11-21T22:00:00Z');
  const item = menuItem({ soldOutUntil });
  expect(check(valuesOf(detailsOf(item))).output).toEqual(detailsOf(item));
});

test.each<[Partial<ItemFormValues>, string, string]>([
  [{ name: ' ' }, 'name', 'Enter the name.'],
  [{ name: 'x'.repeat(121) }, 'name', 'Use at most 120 characters.'],
  [{ name: 'menuConfig' }, 'name', 'Use another name: this one is taken by the menu itself.'],
  [{ description: 'x'.repeat(501) }, 'description', 'Use at most 500 characters.'],
  [{ price: '' }, 'price', 'Enter the price.'],
  [{ price: '1,234.5' }, 'price', 'Enter the price in rand and cents, such as 45,50 or 45.50.'],
  [{ price: '100000' }, 'price', 'An item costs at most R\u00a099\u00a0999,99.'],
  [{ category: 'x'.repeat(61) }, 'category', 'Use at most 60 characters.'],
  [
    { availability: 'sold-out', soldOutUntil: '' },
    'soldOutUntil',
    'Enter the date and time from which it is available again.',
  ],
  [
    { availability: 'sold-out', soldOutUntil: '2026-11-21T11:00' },
    'soldOutUntil',
    'This time is in the past. Choose a later one, or make the item available.',
  ],
  [
    { availability: 'sold-out', soldOutUntil: '2036-11-21T11:00' },
    'soldOutUntil',
    'Choose a time within a year.',
  ],
])('%j is refused', (change, field, message) => {
  expect(check(change).problems).toEqual([[field, message]]);
});

test('a time that is left in the form of an available item does not count', () => {
  expect(check({ soldOutUntil: '2020-01-01T00:00' }).output).toMatchObject({ soldOutUntil: undefined });
});

test('forms differ by what they mean', () => {
  expect(differingValues(VALUES, { ...VALUES, price: 'R 45.00', name: `${VALUES.name} ` })).toEqual([]);
  expect(differingValues(VALUES, { ...VALUES, soldOutUntil: '2020-01-01T00:00' })).toEqual([]);
  expect(differingValues(VALUES, EMPTY_ITEM)).toEqual(['name', 'description', 'price', 'category']);
  expect(differingValues(VALUES, { ...VALUES, availability: 'sold-out', soldOutUntil: 'x' })).toEqual([
    'soldOutUntil',
  ]);
});

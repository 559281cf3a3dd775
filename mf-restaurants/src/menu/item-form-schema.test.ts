import * as v from 'valibot';
import { detailsOf, type ItemField } from './item-changes';
import { itemFormSchema } from './item-form-schema';
import { EMPTY_ITEM, type ItemFormValues, itemParts, valuesOf } from './item-form-values';
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

test('an item passes the form unchanged', () => {
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

test('the time in the form of an available item is ignored', () => {
  expect(check({ soldOutUntil: '2020-01-01T00:00' }).output).toMatchObject({ soldOutUntil: undefined });
});

test('forms are compared by meaning', () => {
  const { fields, meaning } = itemParts(() => new Date());
  const apart = (other: ItemFormValues) =>
    (Object.keys(fields) as ItemField[]).filter((field) => meaning(VALUES, field) !== meaning(other, field));
  expect(apart({ ...VALUES, price: 'R 45.00', name: `${VALUES.name} ` })).toEqual([]);
  expect(apart({ ...VALUES, soldOutUntil: '2020-01-01T00:00' })).toEqual([]);
  expect(apart(EMPTY_ITEM)).toEqual(['name', 'description', 'price', 'category']);
  expect(apart({ ...VALUES, availability: 'sold-out', soldOutUntil: 'x' })).toEqual(['soldOutUntil']);
});

import { categoriesOf, lastPosition, menuGroups, menuInOrder, positionAt } from './menu-groups';
import { menuItem } from './testing/menu-item-fixture';

const menu = menuInOrder([
  menuItem({ id: 'pap', name: 'Pap', category: 'Plates', position: 'c1' }),
  menuItem({ id: 'kota', name: 'Kota', category: 'Kotas', position: 'a1' }),
  menuItem({ id: 'cola', name: 'Cola', category: 'Drinks', position: 'e1' }),
  menuItem({ id: 'full', name: 'Full house', category: ' ko\u00adtas', position: 'b1' }),
  menuItem({ id: 'ribs', name: 'Ribs', category: 'Plates', position: 'd1' }),
  menuItem({ id: 'ice', name: 'Ice', category: '', position: '11' }),
]);

function after(id: string, position: string) {
  return menuInOrder(menu.map((item) => (item.id === id ? { ...item, position } : item)));
}

function shown(items = menu) {
  return menuGroups(items).map(({ category, items: group }) => [category, ...group.map(({ id }) => id)]);
}

function moved(id: string, to: number) {
  const item = menu.find((other) => other.id === id);
  if (!item) throw new Error(id);
  return shown(after(id, positionAt(menu, item, to)));
}

test('categories are sorted by their first items; items without a category are last', () => {
  expect(shown()).toEqual([
    ['Kotas', 'kota', 'full'],
    ['Plates', 'pap', 'ribs'],
    ['Drinks', 'cola'],
    ['', 'ice'],
  ]);
  expect(categoriesOf(menu)).toEqual(['Kotas', 'Plates', 'Drinks']);
});

test.each([
  ['kota', 1, 'full', 'kota'],
  ['full', 0, 'full', 'kota'],
])('%s moves to place %i, and the categories stay where they are', (id, to, ...kotas) => {
  expect(moved(id, to)).toEqual([
    ['Kotas', ...kotas],
    ['Plates', 'pap', 'ribs'],
    ['Drinks', 'cola'],
    ['', 'ice'],
  ]);
});

test('the last of a category stays before the next category', () => {
  expect(moved('pap', 1).slice(0, 3)).toEqual([
    ['Kotas', 'kota', 'full'],
    ['Plates', 'ribs', 'pap'],
    ['Drinks', 'cola'],
  ]);
});

test('a new item comes after those of its category, a new category after all', () => {
  const plates = lastPosition(menu, 'plates');
  expect(plates > 'd1' && plates < 'e1').toBe(true);
  expect(lastPosition(menu, 'Desserts') > 'e1').toBe(true);
  expect(lastPosition([], 'Kotas')).not.toBe('');
});

test('the settings of the menu are not an item', () => {
  const entries = [menuItem({ id: 'menuConfig', name: '' }), menuItem({ id: 'x', name: 'menuConfig' })];
  expect(menuInOrder(entries)).toEqual([]);
});

test('items without a position are sorted by name, and are moved with one write', () => {
  const old = ['Vetkoek', 'Bunny chow', 'Kota'].map((name) => ({ ...menuItem({ id: name, name }) }));
  const items = menuInOrder(old.map(({ position: _, ...item }) => item));
  expect(items.map(({ id }) => id)).toEqual(['Bunny chow', 'Kota', 'Vetkoek']);
  const [, , vetkoek] = items;
  if (!vetkoek) throw new Error('three items');
  const position = positionAt(items, vetkoek, 1);
  const next = menuInOrder(items.map((item) => (item === vetkoek ? { ...item, position } : item)));
  expect(next.map(({ id }) => id)).toEqual(['Bunny chow', 'Vetkoek', 'Kota']);
});

test('two items with the same position leave room for a third beside them', () => {
  const items = menuInOrder([
    menuItem({ id: 'a', position: 'b1' }),
    menuItem({ id: 'b', position: 'b1' }),
    menuItem({ id: 'c', position: 'c1' }),
  ]);
  const [a, , c] = items;
  if (!a || !c) throw new Error('three items');
  expect(positionAt(items, c, 0) < 'b1').toBe(true);
  const afterA = positionAt(items, c, 1);
  expect(afterA > 'b1').toBe(true);
});

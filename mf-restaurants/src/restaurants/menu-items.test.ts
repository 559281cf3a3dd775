import { menuItems } from './menu-items';

test('from A to Z without the settings', () => {
  const entries = [
    { id: '3', name: 'Vetkoek' },
    { id: 'menuConfig', name: '' },
    { id: '1', name: 'Bunny chow' },
    { id: '4', name: 'menuConfig' },
    { id: '2', name: 'pap en vleis' },
  ];
  expect(menuItems(entries).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('a menu that holds only its settings is empty', () => {
  expect(menuItems([{ id: 'menuConfig', name: '' }])).toEqual([]);
});

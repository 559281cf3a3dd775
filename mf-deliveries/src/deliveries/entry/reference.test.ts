import { initialsOf, nextReference } from './reference';

test.each([
  ['Kasi Kitchen', 'KK'],
  ['Umoya', 'UM'],
  ['Vilakazi Street Bakery', 'VSB'],
  ['The Big Red Bus Company', 'TBR'],
  ['Café Élan', 'CE'],
  ['24/7', 'D'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a first reference is 1001', () => {
  expect(nextReference('Kasi Kitchen', [])).toBe('KK-1001');
  expect(nextReference('Kasi Kitchen', ['ORD-9', 'KK-12a', 'XKK-4000'])).toBe('KK-1001');
});

test('a next reference follows the highest, whatever came last', () => {
  expect(nextReference('Kasi Kitchen', ['KK-57', 'KK-9'])).toBe('KK-58');
  expect(nextReference('Kasi Kitchen', ['KK-0099', 'KK-0007'])).toBe('KK-0100');
  expect(nextReference('Kasi Kitchen', ['ORD-5', 'KK-1040', 'kk-1039', ' KK-1041 '])).toBe('KK-1042');
});

import { addressTitle } from './address-text';
import { saved } from './testing/saved';

test.each([
  [{ label: 'Shop', buildingName: 'Mutual Heights' }, 'Shop'],
  [{ buildingName: 'Mutual Heights', name: 'The Mall', unitNumber: '4' }, '4, Mutual Heights'],
  [{ name: 'The Mall' }, 'The Mall'],
  [{}, '12 Long Street, Gardens'],
  [{ streetAddress: '', fullAddressString: 'Nieu-Bethesda' }, 'Nieu-Bethesda'],
])('%j is called %s', (changes, title) => {
  expect(addressTitle(saved(changes))).toBe(title);
});

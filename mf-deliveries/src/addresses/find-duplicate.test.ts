import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { findDuplicate } from './find-duplicate';
import { saved } from './testing/saved';

// 0.0002 degrees of latitude are 22 m, 0.0003 are 33 m.
test.each<[string, Partial<SavedAddress>, Partial<SavedAddress>, boolean]>([
  ['the same place', {}, { fullAddressString: 'Long Street 12' }, true],
  ['22 m away', {}, { latitude: -33.9247, fullAddressString: 'Round the corner' }, true],
  ['33 m away', {}, { latitude: -33.9246, fullAddressString: 'Round the corner' }, false],
  ['another unit', { unitNumber: '4' }, { unitNumber: '5' }, false],
  ['the same unit in other words', { unitNumber: 'Unit 4B' }, { unitNumber: '4b' }, true],
  [
    'the same text far away',
    {},
    { latitude: -26, fullAddressString: '12 LONG STREET gardens cape town 8001 south africa' },
    true,
  ],
  ['the same text of another building', { buildingName: 'A' }, { latitude: -26, buildingName: 'B' }, false],
])('%s', (_, old, candidate, isDuplicate) => {
  const first = saved(old);
  const found = findDuplicate([first], saved({ ...candidate, id: 'new' }));
  expect(found).toBe(isDuplicate ? first : undefined);
});

test('an address is no duplicate of itself', () => {
  expect(findDuplicate([saved()], saved(), 'shop')).toBeUndefined();
});

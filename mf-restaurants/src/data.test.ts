import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { restaurantsByName } from './data';
import { restaurantFixture } from './testing/restaurant-fixture';
import { deniedAsMissing } from './use-restaurant';

test('a refused read counts as a missing document', () => {
  const denied: Live<string> = { status: 'error', error: new AppError('permission-denied', ''), retry() {} };
  expect(deniedAsMissing(denied)).toEqual({ status: 'ready', data: undefined, offline: false });
});

test.each<Live<string>>([
  { status: 'loading' },
  { status: 'ready', data: 'Marula Kitchen', offline: true },
  { status: 'error', error: new AppError('offline', ''), retry() {} },
])('$status is left as it is', (result) => {
  expect(deniedAsMissing(result)).toBe(result);
});

test('restaurants are sorted from A to Z ignoring capitals, numbers by value', () => {
  const names = ['Zulu Grill', 'braai 10', 'Marula Kitchen', 'Braai 2'];
  const restaurants = names.map((name) => restaurantFixture({ name }));
  expect(restaurantsByName(restaurants).map(({ name }) => name)).toEqual([
    'Braai 2',
    'braai 10',
    'Marula Kitchen',
    'Zulu Grill',
  ]);
});

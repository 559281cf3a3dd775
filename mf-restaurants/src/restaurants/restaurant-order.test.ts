import { restaurantsByName } from './restaurant-order';
import { restaurantFixture } from './testing/restaurant-fixture';

test('from A to Z, whatever the capitals, numbers by value', () => {
  const names = ['Zulu Grill', 'braai 10', 'Marula Kitchen', 'Braai 2'];
  const restaurants = names.map((name) => restaurantFixture({ name }));
  expect(restaurantsByName(restaurants).map(({ name }) => name)).toEqual([
    'Braai 2',
    'braai 10',
    'Marula Kitchen',
    'Zulu Grill',
  ]);
});

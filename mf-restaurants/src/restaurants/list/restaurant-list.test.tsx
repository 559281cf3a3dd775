import { render, screen, within } from '@testing-library/react';
import { restaurantFixture } from '../../testing/restaurant-fixture';
import { RestaurantTable } from './restaurant-list-page';

test('a row shows the address of the restaurant and links to it and to its menu', () => {
  render(<RestaurantTable restaurants={[restaurantFixture()]} />);
  const [, row] = within(screen.getByRole('table', { name: 'Restaurants' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Marula Kitchen.*12 Vilakazi Street.*Johannesburg.*011 234 5678/);
  expect(screen.getByRole('link', { name: 'Marula Kitchen' })).toHaveAttribute('href', '/restaurants/marula');
  expect(screen.getByRole('link', { name: 'View Menu of Marula Kitchen' })).toHaveAttribute(
    'href',
    '/restaurants/marula/menu',
  );
});

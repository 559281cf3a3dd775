import { render, screen, within } from '@testing-library/react';
import { RestaurantTable } from './restaurant-table';
import { restaurantFixture } from './testing/restaurant-fixture';

test('shows where a restaurant is and leads to it', () => {
  render(<RestaurantTable restaurants={[restaurantFixture()]} />);
  const [, row] = within(screen.getByRole('table', { name: 'Restaurants' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Marula Kitchen.*12 Vilakazi Street.*Johannesburg.*011 234 5678/);
  expect(screen.getByRole('link', { name: 'Marula Kitchen' })).toHaveAttribute('href', '/restaurants/marula');
});

import { render, screen } from '@testing-library/react';
import { NoRestaurants } from './no-restaurants';

test('an organisation without restaurants sees whom to write to', () => {
  render(<NoRestaurants />);
  expect(screen.getByText('You are currently not enrolled in our restaurant program')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toHaveAttribute(
    'href',
    'mailto:admin@fleetfoot.co.za',
  );
});

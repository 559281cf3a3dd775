import { render, screen } from '@testing-library/react';
import { ServiceFees } from './service-fees';
import { Welcome } from './welcome';

test('a new organisation is welcomed by name and led to its first delivery', () => {
  render(<Welcome organizationName="Acme Foods" />);
  expect(screen.getByText(/Welcome to Fleetfoot, Acme Foods/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Delivery' })).toHaveAttribute('href', '/newdelivery');
});

test('there are no service fees', () => {
  render(<ServiceFees />);
  expect(screen.getByRole('region', { name: 'Service fees' })).toHaveTextContent('No service fees charged');
});

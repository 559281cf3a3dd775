import { render, screen } from '@testing-library/react';
import { ServiceFees, Welcome } from './billing-page';

test('a new organisation is welcomed by name and led to its first delivery', () => {
  render(<Welcome organizationName="Acme Foods" />);
  expect(screen.getByText(/Welcome to Fleetfoot, Acme Foods/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Delivery' })).toHaveAttribute('href', '/newdelivery');
});

test('the section of service fees says that there are none', () => {
  render(<ServiceFees />);
  expect(screen.getByRole('region', { name: 'Service fees' })).toHaveTextContent('No service fees charged');
});

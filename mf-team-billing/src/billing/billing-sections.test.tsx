import { render, screen } from '@testing-library/react';
import { PaymentMethods } from './payment-methods';
import { ServiceFees } from './service-fees';
import { Statements } from './statements';
import { Welcome } from './welcome';

test('a new organisation is welcomed by name and led to its first delivery', () => {
  render(<Welcome organizationName="Acme Foods" />);
  expect(screen.getByText(/Welcome to Fleetfoot, Acme Foods/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Delivery' })).toHaveAttribute('href', '/newdelivery');
});

test.each([
  ['Payment methods', PaymentMethods, 'No payment methods yet'],
  ['Statements', Statements, 'No statements yet'],
  ['Service fees', ServiceFees, 'No service fees charged'],
])('%s', (heading, Section, text) => {
  render(<Section />);
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

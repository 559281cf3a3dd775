import { render, screen } from '@testing-library/react';
import { WaitingCount } from './approval-notice';

test.each([
  [1, '1 purchase waits for an Admin.'],
  [3, '3 purchases wait for an Admin.'],
])('a count of %d is told, with the way to Billing', (count, text) => {
  render(<WaitingCount count={count} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Decide in Billing' })).toHaveAttribute('href', '/billing');
});

test('a count of none says nothing', () => {
  render(<WaitingCount count={0} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { NoCampaigns } from './no-campaigns';

test('says that there is none and whom to write to', () => {
  render(<NoCampaigns />);
  expect(screen.getByText('You currently have no advertising campaigns underway')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toHaveAttribute(
    'href',
    'mailto:admin@fleetfoot.co.za',
  );
});

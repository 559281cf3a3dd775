import { render, screen } from '@testing-library/react';
import { NewCampaignPage } from './new-campaign-page';

test('shows the three plans with their figures', () => {
  render(<NewCampaignPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Create Campaign' })).toBeInTheDocument();
  for (const name of ['12 Months', '12 Months, no activation fee', 'Month-to-Month']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  }
  for (const total of ['R 7 200,00', 'R 9 000,00', 'R 10 200,00']) {
    expect(screen.getByText(total)).toBeInTheDocument();
  }
});

test('says how to start one', () => {
  render(<NewCampaignPage />);
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:admin@fleetfoot\.co\.za\?/),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

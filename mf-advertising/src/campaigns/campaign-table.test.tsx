import { render, screen, within } from '@testing-library/react';
import { campaignFixture } from '../testing/campaign-fixture';
import { CampaignTable } from './campaign-table';

test('shows name, price, bikes and status, and leads to the campaign', () => {
  render(<CampaignTable campaigns={[campaignFixture()]} />);
  const [, row] = within(screen.getByRole('table', { name: 'Advertising campaigns' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Summer launch.*R\s750,00.*12.*Active/);
  expect(screen.getByRole('link', { name: 'Summer launch' })).toHaveAttribute('href', '/advertising/summer');
});

import { render, screen, within } from '@testing-library/react';
import { campaignFixture } from '../../testing/campaign-fixture';
import { CampaignTable, newestCampaignsFirst } from './campaign-table';

test('a row shows name, price, bikes and status, and links to the campaign', () => {
  render(<CampaignTable campaigns={[campaignFixture()]} />);
  const [, row] = within(screen.getByRole('table', { name: 'Advertising campaigns' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Summer launch.*R\s750,00.*12.*Sandton.*01 Nov 2025.*Active/);
  expect(screen.getByRole('link', { name: 'Summer launch' })).toHaveAttribute('href', '/advertising/summer');
});

test('campaigns are sorted by start, newest first; those without a readable start come last by name', () => {
  const campaigns = [
    campaignFixture({ name: 'No start B', startDate: undefined }),
    campaignFixture({ name: 'Old', startDate: new Date('2024-01-01') }),
    campaignFixture({ name: 'No start A', startDate: 'soon' }),
    campaignFixture({ name: 'New', startDate: new Date('2026-01-01') }),
  ];
  expect(newestCampaignsFirst(campaigns).map(({ name }) => name)).toEqual([
    'New',
    'Old',
    'No start A',
    'No start B',
  ]);
});

test('an empty list leads to a first campaign, and names the address to write to', () => {
  render(<CampaignTable campaigns={[]} />);
  expect(screen.getByText('You currently have no advertising campaigns underway')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create your first campaign' })).toHaveAttribute(
    'href',
    '/newcampaign',
  );
  expect(screen.getByRole('link', { name: 'admin@fleetfoot.co.za' })).toHaveAttribute(
    'href',
    'mailto:admin@fleetfoot.co.za',
  );
});

import { campaignFixture } from '../testing/campaign-fixture';
import { newestCampaignsFirst } from './campaign-order';

test('newest start first, campaigns without a readable start last by name', () => {
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

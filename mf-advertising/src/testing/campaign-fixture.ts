import type { Campaign } from '@fleetfoot/shared/model/advertising/campaign';

/** A running campaign for tests. */
export function campaignFixture(overrides: Partial<Campaign> = {}): Campaign {
  return {
    id: 'summer',
    name: 'Summer launch',
    noOfBikes: 12,
    pricePerBike: 750,
    totalMonthlyCost: 9000,
    area: 'Sandton',
    status: 'Active',
    startDate: new Date('2025-11-01T08:00:00Z'),
    endDate: undefined,
    term: '12 Months',
    activationFee: 1200,
    monthlyFee: 750,
    startedBy: 'thandi',
    ...overrides,
  };
}

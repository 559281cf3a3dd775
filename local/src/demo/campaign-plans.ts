import { monthBefore } from './calendar-month';

/** A campaign of the demo. */
export interface DemoCampaign {
  readonly id: string;
  readonly name: string;
  readonly noOfBikes: number;
  readonly activationFee: number;
  readonly monthlyFee: number;
  readonly term: string;
  readonly area: string;
  readonly status: 'Active' | 'Review';
  /** How many past months were reported. */
  readonly months: number;
  /** Bikes that were paid for and then taken off again. */
  readonly bikesTakenOff: number;
}

export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    ...{
      id: 'demo-campaign-summer',
      name: 'Kota Summer',
      noOfBikes: 8,
      activationFee: 1_200,
      monthlyFee: 500,
    },
    ...{ term: '12 Months', area: 'Soweto', status: 'Active', months: 11, bikesTakenOff: 0 },
  },
  {
    ...{
      id: 'demo-campaign-maboneng',
      name: 'Maboneng opening',
      noOfBikes: 4,
      activationFee: 0,
      monthlyFee: 750,
    },
    ...{ term: '12 Months', area: 'Johannesburg inner city', status: 'Active', months: 4, bikesTakenOff: 0 },
  },
  {
    ...{
      id: 'demo-campaign-festive',
      name: 'Festive season',
      noOfBikes: 12,
      activationFee: 1_200,
      monthlyFee: 750,
    },
    ...{
      term: 'Month-to-Month',
      area: 'Soweto and Alexandra',
      status: 'Review',
      months: 0,
      bikesTakenOff: 0,
    },
  },
  {
    ...{
      id: 'demo-campaign-weekends',
      name: 'Weekend specials',
      noOfBikes: 6,
      activationFee: 1_200,
      monthlyFee: 500,
    },
    ...{ term: '12 Months', area: 'Orlando West', status: 'Active', months: 6, bikesTakenOff: 3 },
  },
];

/** When a campaign began, which is when its deposit was paid: on the 6th of its first month, or just now. */
export function startOf({ months }: DemoCampaign, now: Date): Date {
  if (months === 0) return now;
  const { year, number } = monthBefore(now, months);
  return new Date(Date.UTC(year, number - 1, 6));
}

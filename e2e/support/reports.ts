import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { bikeLines, downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import type { Cloud } from './cloud';

export interface StoredBike {
  readonly regNo: string;
  readonly status: string;
  readonly totalDistance: number;
  readonly totalTime: number;
  readonly estImpressions: number;
}

export interface StoredDowntime {
  readonly regNo: string;
  readonly reason: string;
  readonly totalTime: number;
  readonly discountValue: number;
}

export interface StoredReport {
  readonly month: string;
  readonly year: number;
  readonly number: number;
  readonly bikes: readonly StoredBike[];
  readonly downtime: readonly StoredDowntime[];
}

/** Writes a running campaign with its monthly reports; returns its id. */
export async function storeCampaign(
  cloud: Cloud,
  orgID: string,
  months: readonly StoredReport[],
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const campaign = cloud.firestore.collection(campaigns.path(orgID)).doc();
  const batch = cloud.firestore.batch();
  batch.set(campaign, {
    id: campaign.id,
    name: 'Winter warmers',
    noOfBikes: 3,
    pricePerBike: 750,
    totalMonthlyCost: 2250,
    area: 'Soweto',
    status: 'Active',
    startDate: new Date('2026-05-31T22:30:00Z'),
    term: 'Month-to-Month',
    activationFee: 1200,
    monthlyFee: 750,
    ...changes,
  });
  for (const { month, year, number, bikes, downtime } of months) {
    const report = campaign.collection(reports.name).doc();
    const sum = (field: 'totalDistance' | 'totalTime' | 'estImpressions') =>
      bikes.reduce((total, bike) => total + bike[field], 0);
    batch.set(report, {
      id: report.id,
      monthYear: `${month}${year}`,
      monthYearInt: year * 100 + number,
      month,
      year,
      totalDistance: sum('totalDistance'),
      totalTime: sum('totalTime'),
      estImpressions: sum('estImpressions'),
    });
    for (const bike of bikes) batch.set(report.collection(bikeLines.name).doc(), bike);
    for (const line of downtime) batch.set(report.collection(downtimeLines.name).doc(), line);
  }
  await batch.commit();
  return campaign.id;
}

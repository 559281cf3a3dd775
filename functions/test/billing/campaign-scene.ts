import { type Campaign, campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import {
  type CampaignCharge,
  campaignChargeID,
  campaignCharges,
  campaignCharging,
} from '@fleetfoot/shared/model/advertising/campaign-charge';
import { downtimeLines, type Report, reports } from '@fleetfoot/shared/model/advertising/report';
import { CAMPAIGN_CHARGES } from '../../src/billing/campaigns/campaign-charges';
import { REST_MS, runMonthOpener } from '../../src/billing/campaigns/open-months';
import { runCharger } from '../../src/billing/charges/charge-due';
import { database, put, read } from '../world/data';
import { booksOf } from './books';
import { stripe } from './local-stripe';
import { scene } from './scene';

/** A day and an hour from now: whatever these tests have written is at rest by then. */
export const AT_REST = REST_MS + 3_600_000;

/** The month so many before the present one, as `2026-10`, as `202610` and as `Month10`. */
export function monthBack(count: number) {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15));
  const id = month.toISOString().slice(0, 7);
  return { id, monthYearInt: Number(id.replace('-', '')), monthYear: `Month${id.slice(5)}`, date: month };
}

/** A run of the function that opens months, a day later than now unless it is said otherwise. */
export function openMonths(later = AT_REST): Promise<number> {
  return runMonthOpener({ database, now: new Date(Date.now() + later), hasTime: () => true });
}

/** A run of the function that charges them. */
export function chargeCampaigns(later = AT_REST): Promise<number> {
  const now = new Date(Date.now() + later);
  return runCharger(CAMPAIGN_CHARGES, { database, stripe, now, hasTime: () => true });
}

/** Lets campaigns be charged from a month on. */
export function chargeFrom(from: string): Promise<void> {
  return put(campaignCharging.document(), { from });
}

/** Stores a report with what downtime takes off, in rand, as an operator writes it: without ids in the documents. */
export async function putReport(
  orgID: string,
  campaignID: string,
  back: number,
  discounts: readonly number[] = [],
  changes: Partial<Report> = {},
): Promise<void> {
  const { id, monthYearInt, monthYear } = monthBack(back);
  const [year, month] = id.split('-');
  await Promise.all(
    discounts.map((discountValue, index) =>
      put(downtimeLines.document(orgID, campaignID, id, `d${index}`), {
        ...{ regNo: `BDT 1${index} GP`, reason: 'Service', totalTime: 80, discountValue },
      }),
    ),
  );
  await put(reports.document(orgID, campaignID, id), {
    ...{ monthYear, monthYearInt, month, year, totalDistance: 1, totalTime: 1, estImpressions: 1 },
    ...changes,
  });
}

/** Stores a campaign of eight bikes at R 500, active since half a year. */
export function putCampaign(orgID: string, campaignID: string, changes: Partial<Campaign> = {}) {
  return put(campaigns.document(orgID, campaignID), {
    ...{ name: 'Kota Summer', noOfBikes: 8, monthlyFee: 500, pricePerBike: 500, totalMonthlyCost: 4_000 },
    ...{ status: 'Active', startDate: monthBack(6).date },
    ...changes,
  });
}

/** An organisation with an active campaign, `kota`, and a report of last month with R 215 off. */
export async function campaignScene(changes: Partial<Campaign> = {}) {
  const there = await scene();
  const { orgID } = there;
  await putCampaign(orgID, 'kota', changes);
  await putReport(orgID, 'kota', 1, [115, 100]);
  return {
    ...there,
    month: monthBack(1).id,
    /** A charge as it is stored. */
    charge: async (back = 1) =>
      (await read(campaignCharges.document(orgID, campaignChargeID('kota', monthBack(back).id)))) as
        | Record<keyof CampaignCharge, unknown>
        | undefined,
    /** Amounts in the ledger. */
    ledger: async () => (await booksOf(orgID)).entries.map(({ amount }) => amount),
  };
}

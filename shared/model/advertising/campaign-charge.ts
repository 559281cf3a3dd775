import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';
import { ChargeSchema } from '../billing/charge';
import { type Campaign, totalPricePerMonth } from './campaign';
import type { DowntimeLine, Report } from './report';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Calendar month, as `2026-11`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** What a month of a campaign comes to, and how. Amounts in cents, VAT included. */
export const MonthPriceSchema = v.object({
  bikes: v.number(),
  /** For one bike; not there where the price of the month is not so much for each. */
  perBike: v.optional(cents),
  /** For all bikes. */
  full: cents,
  /** What downtime takes off, by line of the report. */
  discounts: v.array(v.object({ regNo: v.string(), reason: v.string(), amount: cents })),
  /** What is left, nothing at least. */
  total: cents,
});

/** What a month of a campaign is charged for, as its report was then. The id is {@link campaignChargeID}. */
export const CampaignChargeSchema = v.object({
  ...ChargeSchema.entries,
  campaignID: v.string(),
  /** The campaign's name. */
  name: v.string(),
  month,
  /** The month as the report's address has it: `October2026`. */
  monthYear: v.string(),
  price: MonthPriceSchema,
  openedAt: v.date(),
});

export type MonthPrice = v.InferOutput<typeof MonthPriceSchema>;
export type CampaignCharge = v.InferOutput<typeof CampaignChargeSchema>;

export const campaignCharges = collection(
  'Organizations/{orgID}/CampaignCharges/{chargeID}',
  CampaignChargeSchema,
  { mostInQuery: 200 },
);

/** From which month on campaigns are charged, as an operator has set it. Without it none is. */
export const campaignCharging = singleDocument('Platform/campaignCharges', v.object({ from: month }));

/** The one charge of a campaign's month. */
export function campaignChargeID(campaignID: string, month: string): string {
  return `${campaignID}.${month}`;
}

/** The month that a report is of, as `2026-10`; `undefined` where its number is no month. */
export function monthOfReport({ monthYearInt }: Pick<Report, 'monthYearInt'>): string | undefined {
  const text = `${Math.floor(monthYearInt / 100)}-${String(monthYearInt % 100).padStart(2, '0')}`;
  return v.is(month, text) ? text : undefined;
}

/** Every day of a month such as `2026-10`, as `2026-10-01`. */
export function daysOfMonth(month: string): readonly string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

function inCents(rand: number): number {
  return Math.round(rand * 100);
}

/** What a month of a campaign comes to with the downtime of its report; `undefined` for a campaign without a price. */
export function monthPrice(
  campaign: Campaign,
  downtime: readonly Pick<DowntimeLine, 'regNo' | 'reason' | 'discountValue'>[],
): MonthPrice | undefined {
  const rand = totalPricePerMonth(campaign);
  if (rand === undefined) return undefined;
  const { noOfBikes: bikes } = campaign;
  const full = inCents(rand);
  const perBike = full / bikes;
  // A discount takes away; it never adds.
  const discounts = downtime.map(({ regNo, reason, discountValue }) => ({
    ...{ regNo, reason, amount: Math.max(inCents(discountValue), 0) },
  }));
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ bikes, full, discounts, total: Math.max(full - off, 0) },
    ...(Number.isInteger(perBike) && { perBike }),
  };
}

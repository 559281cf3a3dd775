import { monthOf } from '@fleetfoot/shared/billing';
import {
  type Campaign,
  campaignName,
  campaigns,
  readCampaignDate,
} from '@fleetfoot/shared/model/advertising/campaign';
import {
  type CampaignCharge,
  campaignChargeID,
  campaignCharges,
  campaignCharging,
  monthOfReport,
  monthPrice,
} from '@fleetfoot/shared/model/advertising/campaign-charge';
import { downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { orgOf, type Run } from '../../platform/in-turn';
import type { Job } from '../../platform/scheduled';
import { stored, withDates } from '../../platform/stored';
import { isOvertaken } from '../../platform/write-unchanged';

/**
 * A report is charged once nothing of it was written for this long: it is written document by document, and who looks at
 * it first may find a mistake.
 */
export const REST_MS = 24 * 3_600_000;
/** Months for which a report may come late. */
const MONTHS_BACK = 12;
/** Campaigns that are looked at together. */
const PAGE = 20;
/** Of a name that an operator wrote; Stripe takes no long ones. */
const MOST_OF_NAME = 200;

/** The month that a date of a campaign is in; `undefined` where it cannot be read. */
function monthIn(value: unknown): string | undefined {
  const date = readCampaignDate(value);
  return date && monthOf(date);
}

/** `2026-11` and 2 are `2026-09`. */
function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7);
}

/** As reports number their months. */
function numberOf(month: string): number {
  return Number(month.replace('-', ''));
}

/**
 * The months of a campaign that may be charged: over, not before it or charging began, and not after its end.
 * @throws Error for a campaign whose start cannot be read
 */
function monthsOf({ id, startDate, endDate }: Campaign, from: string, now: Date) {
  const start = monthIn(startDate);
  if (start === undefined) throw new Error(`Campaign ${id} has no start that can be read.`);
  const newest = monthsBefore(monthOf(now), 1);
  const end = monthIn(endDate) ?? newest;
  const [first = newest] = [start, from, monthsBefore(newest, MONTHS_BACK - 1)].toSorted().reverse();
  return { first, last: end < newest ? end : newest };
}

/** Whether nothing of a report was written in the last day. */
function isAtRest(documents: readonly DocumentSnapshot[], now: Date): boolean {
  return documents.every(({ updateTime }) => updateTime && now.getTime() - updateTime.toMillis() >= REST_MS);
}

/** A document with its id, which operators do not repeat in it. */
function read<Schema extends v.GenericSchema>(schema: Schema, document: QueryDocumentSnapshot) {
  return v.parse(schema, { ...(withDates(document.data()) as object), id: document.id });
}

interface Found {
  readonly orgID: string;
  readonly campaign: Campaign;
  readonly report: QueryDocumentSnapshot;
  readonly month: string;
}

/** What a month is charged for, once its report is at rest. */
async function chargeOf(
  { database, now }: Run,
  { orgID, campaign, report, month }: Found,
): Promise<CampaignCharge | undefined> {
  const { id: campaignID } = campaign;
  const { monthYear } = read(reports.schema, report);
  const lines = await database.collection(downtimeLines.path(orgID, campaignID, report.id)).get();
  if (!isAtRest([report, ...lines.docs], now)) return undefined;
  const price = monthPrice(
    campaign,
    lines.docs.map((line) => read(downtimeLines.schema, line)),
  );
  if (!price) throw new Error(`Campaign ${campaignID} has no price for ${month}.`);
  const isOwed = price.total > 0;
  return {
    ...{ id: campaignChargeID(campaignID, month), campaignID, month, monthYear, price },
    ...{ name: campaignName(campaign).slice(0, MOST_OF_NAME), openedAt: now },
    ...{ amount: price.total, round: 0, isOwed, status: isOwed ? 'waiting' : 'free' },
    ...(isOwed && { nextAt: now }),
  };
}

/** Writes what a month is charged for, once however many runs find it. What becomes of its report later changes nothing. */
async function openMonth(run: Run, found: Found): Promise<boolean> {
  const charge = await chargeOf(run, found);
  if (!charge) return false;
  try {
    await run.database.doc(campaignCharges.document(found.orgID, charge.id)).create(charge);
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

/** The reports of a campaign's months that may be charged and are not. */
async function openReports({ database, now }: Run, orgID: string, campaign: Campaign, from: string) {
  const { id: campaignID } = campaign;
  const { first, last } = monthsOf(campaign, from, now);
  const { docs } = await database
    .collection(reports.path(orgID, campaignID))
    .where('monthYearInt', '>=', numberOf(first))
    .where('monthYearInt', '<=', numberOf(last))
    .get();
  const found = docs.flatMap((report): readonly Found[] => {
    const month = monthOfReport(read(reports.schema, report));
    return month === undefined ? [] : [{ orgID, campaign, report, month }];
  });
  if (found.length === 0) return [];
  if (new Set(found.map(({ month }) => month)).size < found.length) {
    throw new Error(`Campaign ${campaignID} has two reports of one month.`);
  }
  const ids = found.map(({ month }) => campaignChargeID(campaignID, month));
  const charges = await database.getAll(
    ...ids.map((id) => database.doc(campaignCharges.document(orgID, id))),
  );
  return found.filter((_, index) => !charges[index]?.exists);
}

async function openCampaign(run: Run, document: QueryDocumentSnapshot, from: string): Promise<number> {
  const open = await openReports(run, orgOf(document), read(campaigns.schema, document), from);
  let count = 0;
  for (const found of open) if (await openMonth(run, found)) count += 1;
  return count;
}

/**
 * Writes the charges of the months that active campaigns have reports of. Bounded and repeatable at any time; what is
 * wrong with one campaign is logged, and keeps no other from its turn.
 * @returns how many months it opened
 */
export async function runMonthOpener(run: Run): Promise<number> {
  const settings = await run.database.doc(campaignCharging.document()).get();
  if (!settings.exists) return 0;
  const { from } = stored(campaignCharging, settings);
  const active = run.database
    .collectionGroup(campaigns.name)
    .where('status', '==', 'Active')
    .orderBy(FieldPath.documentId());
  let count = 0;
  let query: Query | undefined = active;
  while (query && run.hasTime()) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await query.limit(PAGE).get();
    const results = await Promise.allSettled(docs.map((document) => openCampaign(run, document, from)));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') count += result.value;
      else logError('openCampaignMonths', docs[index]?.ref.path, result.reason);
    }
    const last = docs.at(-1);
    query = last && active.startAfter(last);
  }
  return count;
}

export const openCampaignMonths: Job = { name: 'openCampaignMonths', work: runMonthOpener };

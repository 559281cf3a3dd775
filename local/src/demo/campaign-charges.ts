import { formatMonth, monthOf } from '@fleetfoot/shared/billing';
import { CampaignSchema, campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import {
  type CampaignCharge,
  campaignChargeID,
  campaignCharges,
  campaignCharging,
  monthOfReport,
  monthPrice,
} from '@fleetfoot/shared/model/advertising/campaign-charge';
import {
  type DowntimeLine,
  downtimeLines,
  type Report,
  reports,
} from '@fleetfoot/shared/model/advertising/report';
import type { LedgerEntry } from '@fleetfoot/shared/model/billing/ledger';
import * as v from 'valibot';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION } from './people';

const { id: ORG_ID } = DEMO_ORGANIZATION;
const LAST4 = '4242';
const MINUTE_MS = 60_000;

/** When a month is charged: on the 3rd of the next one, at seven in South Africa. */
function openingOf(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 3, 5));
}

/** The documents of a folder, not those below them. */
function inFolder(documents: readonly DemoDocument[], folder: string): readonly DemoDocument[] {
  const depth = folder.split('/').length + 1;
  return documents.filter(({ path }) => path.startsWith(`${folder}/`) && path.split('/').length === depth);
}

/** What a month comes to with the downtime of its report. */
function chargeOf(
  documents: readonly DemoDocument[],
  campaign: DemoDocument,
  report: Report,
): CampaignCharge | undefined {
  const bought = v.parse(CampaignSchema, campaign.data);
  const month = monthOfReport(report);
  const downtime = inFolder(documents, downtimeLines.path(ORG_ID, bought.id, report.id));
  const price = monthPrice(
    bought,
    downtime.map(({ data }) => data as unknown as DowntimeLine),
  );
  if (month === undefined || !price) return undefined;
  const id = campaignChargeID(bought.id, month);
  const openedAt = openingOf(month);
  return {
    ...{ id, campaignID: bought.id, name: bought.name, month, monthYear: report.monthYear, price },
    ...{ status: 'paid', isOwed: false, amount: price.total, round: 0, openedAt },
    ...{ intentID: `pi_${id.replace(/\W/g, '_')}`, paidAt: new Date(openedAt.getTime() + MINUTE_MS) },
  };
}

function entryOf({ id, campaignID, name, month, monthYear, ...charge }: CampaignCharge): LedgerEntry {
  const { intentID = '', openedAt, paidAt: createdAt = openedAt, amount } = charge;
  return {
    ...{ id: intentID, paymentIntentID: intentID, kind: 'charge', amount, last4: LAST4 },
    ...{ description: `Campaign ${name}, ${formatMonth(month)}`, createdAt, month: monthOf(createdAt) },
    campaign: { chargeID: id, campaignID, name, monthYear },
  };
}

/**
 * What the months of campaigns are charged for, as far as their day has come, and what was paid.
 * @param documents of campaigns and their reports
 */
export function campaignChargesOf(
  documents: readonly DemoDocument[],
  now: Date,
): { readonly documents: readonly DemoDocument[]; readonly entries: readonly LedgerEntry[] } {
  const charges = inFolder(documents, campaigns.path(ORG_ID))
    .filter(({ data }) => data['status'] === 'Active')
    .flatMap((campaign) =>
      inFolder(documents, reports.path(ORG_ID, String(campaign.data['id']))).flatMap(
        ({ data }) => chargeOf(documents, campaign, data as unknown as Report) ?? [],
      ),
    )
    .filter(({ paidAt }) => paidAt !== undefined && paidAt <= now);
  const [from = monthOf(now)] = charges.map(({ month }) => month).toSorted();
  return {
    documents: [
      { path: campaignCharging.document(), data: { from } },
      ...charges.map((charge) => documentWithID(campaignCharges.path(ORG_ID), charge.id, { ...charge })),
    ],
    entries: charges.map(entryOf),
  };
}

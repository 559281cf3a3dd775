import type { AccountNotice, ShellServices } from '@fleetfoot/shared/contract';
import { type CountQuery, countDocuments, fetchCollection } from '@fleetfoot/shared/firebase';
import { campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { may } from '@fleetfoot/shared/model/team/policy';
import { ACCOUNT_NOTICES } from '../texts/account-notices';
import { cardExpiry } from './cards/card-expiry';
import { cardWrites } from './cards/data';
import { openRequests, waitingQuery } from './spending/data';

const PATH = '/billing';

/** Charges that a card has refused. */
function failedQueries(orgID: string): readonly CountQuery[] {
  return [tripCharges, campaignCharges].map(({ path, mostInQuery }) => ({
    path: path(orgID),
    where: [['status', 'failed']],
    limit: mostInQuery,
  }));
}

async function failedPayments(orgID: string): Promise<string | undefined> {
  const counts = await Promise.all(failedQueries(orgID).map(countDocuments));
  const count = counts.reduce((total, one) => total + one, 0);
  if (count === 0) return undefined;
  return count === 1 ? ACCOUNT_NOTICES.paymentFailed : ACCOUNT_NOTICES.paymentsFailed(String(count));
}

async function waitingPurchases(orgID: string, now: Date): Promise<string | undefined> {
  const { length } = openRequests(await fetchCollection(waitingQuery(orgID)), now);
  if (length === 0) return undefined;
  return length === 1 ? ACCOUNT_NOTICES.purchaseWaits : ACCOUNT_NOTICES.purchasesWait(String(length));
}

async function endingCards(orgID: string, now: Date): Promise<string | undefined> {
  const expiries = (await cardWrites(orgID).list()).map((card) => cardExpiry(card, now));
  if (expiries.includes('expired')) return ACCOUNT_NOTICES.cardExpired;
  return expiries.includes('ending') ? ACCOUNT_NOTICES.cardEnds : undefined;
}

/**
 * What an Admin settles on Billing, what costs money already first; Members settle none of it. Each is read by itself.
 * @throws when nothing could be read
 */
export async function readBillingNotices(services: ShellServices): Promise<readonly AccountNotice[]> {
  const { id: orgID, role } = services.session.getState().selectedOrganization ?? {};
  if (orgID === undefined || !may(role, 'spending.setLimits')) return [];
  const now = services.now();
  const parts = await Promise.allSettled([
    failedPayments(orgID),
    endingCards(orgID, now),
    waitingPurchases(orgID, now),
  ]);
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []));
  if (failures.length === parts.length) throw failures[0];
  for (const failure of failures) services.report(failure, { kind: 'account-notices' });
  return parts.flatMap((part) =>
    part.status === 'fulfilled' && part.value !== undefined ? [{ label: part.value, path: PATH }] : [],
  );
}

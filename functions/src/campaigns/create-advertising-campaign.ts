import { AppError } from '@fleetfoot/shared/domain';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { AttemptKey } from '../billing/pay/attempt';
import { depositOf, planOf } from '../billing/pay/deposit';
import type { Services } from '../billing/services';
import type { RequestOf } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { asMember, noSuchTeam } from '../platform/membership';
import { paidAttempt } from './campaign-of-payment';
import {
  campaignDocument,
  campaignRef,
  ensureCampaign,
  type MadeCampaign,
  madeCampaign,
  type NewCampaign,
} from './ensure-campaign';

/** How many campaigns without an activation fee may wait for their review: nothing else limits their number. */
const REVIEW_LIMIT = 20;

/**
 * Creates a campaign that costs nothing to activate, for a member.
 * @throws AppError `permission-denied`, and `resource-exhausted` when as many wait for their review as may
 */
function createFreeCampaign(
  database: Firestore,
  key: AttemptKey,
  campaign: NewCampaign,
): Promise<MadeCampaign> {
  const ref = campaignRef(database, key);
  const waiting = ref.parent.where('status', '==', 'Review').limit(REVIEW_LIMIT).count();
  return inTransaction(database, async (transaction) => {
    const made = madeCampaign(await transaction.get(ref), campaign);
    if (made) return made;
    const member = await transaction.get(database.doc(teamMembers.document(key.orgID, campaign.startedBy)));
    if (!member.exists) throw noSuchTeam();
    const { count } = (await transaction.get(waiting)).data();
    if (count >= REVIEW_LIMIT) {
      throw new AppError('resource-exhausted', `${REVIEW_LIMIT} campaigns wait for their review.`, {
        userMessage: `${REVIEW_LIMIT} of your campaigns are in review, which is the most. Wait until one is active.`,
      });
    }
    transaction.create(ref, campaignDocument(key, campaign));
    return { campaignID: ref.id };
  });
}

/**
 * Creates the campaign of an attempt: of one that has paid its deposit, or of a plan that costs nothing to activate.
 * Fees are the plan's, and the brief is the one that was kept when it was paid. Called again, it answers the same.
 * @throws AppError `permission-denied` unless a member calls; `failed-precondition` when the deposit is unpaid or was
 * refunded; `invalid-argument` for an attempt with other terms; `resource-exhausted` when too many wait for review
 */
export function createAdvertisingCampaign(
  services: Services,
  caller: Caller,
  request: RequestOf<typeof operations.createAdvertisingCampaign>,
): Promise<MadeCampaign> {
  const { database } = services;
  const terms = { plan: planOf(request), noOfBikes: request.noOfBikes };
  return asMember(database, caller, request, async () => {
    const made = madeCampaign(await campaignRef(database, request).get(), terms);
    if (made) return made;
    if (depositOf(request).amount === 0) {
      const { brief } = request;
      return createFreeCampaign(database, request, { ...terms, startedBy: caller.uid, brief });
    }
    const { startedBy, brief = request.brief } = await paidAttempt(services, request);
    return ensureCampaign(database, request, { ...terms, startedBy, brief });
  });
}

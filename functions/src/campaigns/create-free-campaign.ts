import { AppError } from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { AttemptKey } from '../billing/attempt';
import { noSuchTeam } from '../domain/as-admin';
import { inTransaction } from '../domain/in-transaction';
import { paths } from '../domain/paths';
import type { CampaignOrder } from './campaign-fields';
import { campaignRef, type MadeCampaign, madeCampaign, newCampaign } from './ensure-campaign';

/** How many campaigns that cost nothing to begin may wait for their review: nothing else keeps anybody from the next. */
const REVIEW_LIMIT = 20;

/**
 * Creates a campaign that costs nothing to activate, for a member.
 * @throws AppError `permission-denied`, and `resource-exhausted` when as many wait for their review as may
 */
export function createFreeCampaign(
  database: Firestore,
  key: AttemptKey,
  order: CampaignOrder,
): Promise<MadeCampaign> {
  const ref = campaignRef(database, key);
  const waiting = ref.parent.where('status', '==', 'Review').limit(REVIEW_LIMIT).count();
  return inTransaction(database, async (transaction) => {
    const made = madeCampaign(await transaction.get(ref), order);
    if (made) return made;
    const member = await transaction.get(database.doc(paths.member(key.orgID, order.startedBy)));
    if (!member.exists) throw noSuchTeam();
    const { count } = (await transaction.get(waiting)).data();
    if (count >= REVIEW_LIMIT) {
      throw new AppError('resource-exhausted', `${REVIEW_LIMIT} campaigns wait for their review.`, {
        userMessage: `${REVIEW_LIMIT} of your campaigns are in review, which is the most. Wait until one is active.`,
      });
    }
    transaction.create(ref, newCampaign(key, order));
    return { campaignID: ref.id };
  });
}

import { depositOf, planOf } from '../billing/deposit';
import type { Payment } from '../billing/pay';
import type { Services } from '../billing/services';
import { asMember } from '../domain/as-member';
import type { Caller } from '../domain/caller';
import { createFreeCampaign } from './create-free-campaign';
import { campaignRef, ensureCampaign, type MadeCampaign, madeCampaign } from './ensure-campaign';
import { payerOf } from './payer-of';

/**
 * Creates the campaign of an attempt: of one that has paid its deposit, or of a plan that costs nothing to activate. Fees
 * are the plan's. Called again, it answers the same.
 * @throws AppError `permission-denied` unless a member calls; `failed-precondition` when the deposit is not paid or was
 * given back; `invalid-argument` for an attempt with other terms; `resource-exhausted` when too many wait for review
 */
export function createCampaign(services: Services, caller: Caller, request: Payment): Promise<MadeCampaign> {
  const { database } = services;
  const terms = { plan: planOf(request), noOfBikes: request.noOfBikes };
  return asMember(database, caller, request, async () => {
    const made = madeCampaign(await campaignRef(database, request).get(), terms);
    if (made) return made;
    if (depositOf(request).amount === 0) {
      return createFreeCampaign(database, request, { ...terms, startedBy: caller.uid });
    }
    const startedBy = await payerOf(services, request);
    return ensureCampaign(database, request, { ...terms, startedBy });
  });
}

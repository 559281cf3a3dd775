import { CAMPAIGN_BIKES, CAMPAIGN_PLANS, CampaignBriefSchema } from '@fleetfoot/shared/model';
import * as v from '@fleetfoot/shared/schema';
import { attemptID, count, documentID, operation, paymentMethodID } from './operation';

/** Which campaign. The fees are the plan's: nobody sends them. */
const campaign = {
  orgID: documentID,
  planID: v.picklist(CAMPAIGN_PLANS.map(({ id }) => id)),
  noOfBikes: v.pipe(v.number(), v.integer(), v.minValue(CAMPAIGN_BIKES.min), v.maxValue(CAMPAIGN_BIKES.max)),
  /** One per press of the button that pays; called again with the same, nothing is charged or created again. */
  attemptID,
  /** What it is to be; of the briefs of one attempt the first one holds. */
  brief: v.optional(CampaignBriefSchema),
};

/** With which card. After a refusal the same attempt goes on in its next round: with another card, or the same again. */
const card = {
  /** One of the organisation's cards; its default one when left out. */
  paymentMethodID: v.optional(paymentMethodID),
  /** How many cards of this attempt were refused before. */
  round: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)), 0),
};

/**
 * `requires_action`: the bank wants to hear from the cardholder; `clientSecret` says about what. `awaiting_approval`: it
 * is above what the caller may spend, and an Admin is asked; called again once it is approved, it charges.
 */
const charged = v.object({
  status: v.picklist(['succeeded', 'requires_action', 'nothing_to_pay', 'awaiting_approval']),
  clientSecret: v.optional(v.string()),
});

/** Charges a card. `amount` in cents; it must be what the server reckons. Idempotent per attempt. Posted. */
export const chargeCard = operation('charge-card', { ...campaign, ...card, amount: count }, charged, {
  hasOwnAddress: true,
});

/**
 * Pays the deposit of a campaign: half of `amount`, the whole activation fee in rand, which must be what the server
 * reckons. Idempotent per attempt.
 */
export const payDeposit = operation('payDeposit', { ...campaign, ...card, amount: count }, charged, {
  hasOwnAddress: true,
});

/** Gives up a deposit that is not paid yet; `paid` when it is. Idempotent. */
export const withdrawDeposit = operation(
  'withdrawDeposit',
  { orgID: campaign.orgID, attemptID: campaign.attemptID },
  v.object({ status: v.picklist(['withdrawn', 'paid']) }),
);

/**
 * Creates the campaign that an attempt has paid the deposit of, or that costs nothing to activate. Its id is the
 * attempt's. Idempotent per attempt.
 */
export const createAdvertisingCampaign = operation(
  'createAdvertisingCampaign',
  campaign,
  v.object({ campaignID: v.string() }),
  { hasOwnAddress: true },
);

import { PaymentMethodSchema } from '@fleetfoot/shared/billing';
import { CAMPAIGN_BIKES, CAMPAIGN_PLANS } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { documentId, operation } from './operation';

const paymentMethodID = v.pipe(v.string(), v.regex(/^pm_\w{1,120}$/));

/** Which campaign. The fees are the plan's: nobody sends them. */
const campaign = {
  orgID: documentId,
  planID: v.picklist(CAMPAIGN_PLANS.map(({ id }) => id)),
  noOfBikes: v.pipe(v.number(), v.integer(), v.minValue(CAMPAIGN_BIKES.min), v.maxValue(CAMPAIGN_BIKES.max)),
  /** One per press of the button that pays; called again with the same, nothing is charged or created again. */
  attemptID: v.pipe(v.string(), v.uuid()),
};

/** `requires_action`: the bank wants to hear from the cardholder; `clientSecret` says about what. */
const charged = v.object({
  status: v.picklist(['succeeded', 'requires_action', 'nothing_to_pay']),
  clientSecret: v.optional(v.string()),
});

/** Begins to save a card. The client secret is good for one card. Posted. */
export const createSetupIntent = operation(
  'create-setup-intent',
  { orgID: documentId },
  v.object({ setupIntent: v.string(), customerID: v.string() }),
);

/** The cards of the organisation, the default one first. Posted. */
export const fetchPaymentMethods = operation(
  'fetch-payment-methods',
  { orgID: documentId },
  v.array(PaymentMethodSchema),
);

/** Charges the default card. `amount` in cents; it must be what the server reckons. Idempotent per attempt. Posted. */
export const chargeCard = operation('charge-card', { ...campaign, amount: v.number() }, charged);

/**
 * Pays the deposit of a campaign: half of `amount`, the whole activation fee in rand, which must be what the server
 * reckons. Idempotent per attempt.
 */
export const payDeposit = operation('payDeposit', { ...campaign, amount: v.number() }, charged);

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
);

/** Makes a card the one that is charged. For Admins. Idempotent. */
export const setDefaultPaymentMethod = operation(
  'setDefaultPaymentMethod',
  { orgID: documentId, paymentMethodID },
  v.object({}),
);

/** Forgets a card. For Admins. Idempotent. */
export const detachPaymentMethod = operation(
  'detachPaymentMethod',
  { orgID: documentId, paymentMethodID },
  v.object({}),
);

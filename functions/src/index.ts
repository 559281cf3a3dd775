import { chargeCard } from './charge-card';
import { createSetupIntent } from './create-setup-intent';
import { fetchPaymentMethods } from './fetch-payment-methods';
import { stripeWebhook } from './stripe-webhook';

// What is deployed. The names are the functions' names in their addresses.
export { AcceptTeamInvite } from './accept-team-invite';
export { changeRole } from './change-role';
export { createAdvertisingCampaign } from './create-advertising-campaign';
export { createOrganization } from './create-organization';
export { deleteInvite } from './delete-invite';
export { deleteMember } from './delete-member';
export { detachPaymentMethod } from './detach-payment-method';
export { importDeliveries } from './import-deliveries';
export { inviteTeamMember } from './invite-team-member';
export { page } from './page/page';
export { payDeposit } from './pay-deposit';
export { resendInvite } from './resend-invite';
export { rollApiKey } from './roll-api-key';
export { setDefaultPaymentMethod } from './set-default-payment-method';
export { v1 } from './v1';
export { withdrawDeposit } from './withdraw-deposit';

// A name in groups is joined by hyphens: create-setup-intent, fetch-payment-methods, charge-card, stripe-webhook.
const create = { setup: { intent: createSetupIntent } };
const fetchGroup = { payment: { methods: fetchPaymentMethods } };
const charge = { card: chargeCard };
const stripe = { webhook: stripeWebhook };

export { charge, create, fetchGroup as fetch, stripe };

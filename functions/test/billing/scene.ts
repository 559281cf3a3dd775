import { randomUUID } from 'node:crypto';
import { CAMPAIGN_PLANS, campaignCost } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { customers } from '@fleetfoot/shared/model/billing/payment';
import { put, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putOrganization } from '../world/team';
import { stripe } from './local-stripe';

/**
 * An organisation with an Admin and a Member.
 * @param signIn makes each of them
 */
export async function scene(signIn: () => SignedIn | Promise<SignedIn> = somebody) {
  const [admin, member] = await Promise.all([signIn(), signIn()]);
  const orgID = await putOrganization([
    [admin, 'Admin'],
    [member, 'Member'],
  ]);
  return { admin, member, orgID };
}

/** The organisation's customer at Stripe, as the server stored it. */
export async function customerOf(orgID: string): Promise<string | undefined> {
  const customerID = (await read(customers.document(orgID)))?.['customerID'];
  return typeof customerID === 'string' ? customerID : undefined;
}

/** Gives an organisation a card, by one of Stripe's names for test cards; returns the card's id. */
export async function putCard(orgID: string, name = 'pm_card_visa'): Promise<string> {
  let customer = await customerOf(orgID);
  if (customer === undefined) {
    customer = (await stripe.customers.create({ metadata: { orgID } })).id;
    await put(customers.document(orgID), { customerID: customer });
  }
  return (await stripe.paymentMethods.attach(name, { customer })).id;
}

export type PlanID = (typeof CAMPAIGN_PLANS)[number]['id'];

/** A request to pay the deposit of a campaign. */
export function deposit(orgID: string, planID: PlanID = 'year-with-activation', noOfBikes = 2) {
  const plan = CAMPAIGN_PLANS.find(({ id }) => id === planID) ?? CAMPAIGN_PLANS[0];
  const amount = campaignCost(plan, noOfBikes).totalActivation;
  return { orgID, planID, noOfBikes, attemptID: randomUUID(), amount };
}

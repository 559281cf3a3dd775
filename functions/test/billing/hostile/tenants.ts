import { putCard, scene } from '../scene';

/** Stripe's test cards: most are paid with at once, some ask the bank, some are refused. */
const CARDS = [
  ...['pm_card_visa', 'pm_card_visa', 'pm_card_mastercard', 'pm_card_visa', 'pm_card_amex'],
  ...['pm_card_authenticationRequired', 'pm_card_authenticationRequired'],
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
];

export interface Tenant {
  readonly orgID: string;
}

/** As many organisations, each with a member and a card. */
export async function makeTenants(count: number): Promise<readonly Tenant[]> {
  const tenants: Tenant[] = [];
  for (let i = 0; i < count; i += 1) {
    const { orgID } = await scene();
    await putCard(orgID, CARDS[i % CARDS.length]);
    tenants.push({ orgID });
  }
  return tenants;
}

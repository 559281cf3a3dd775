import type Stripe from 'stripe';
import { inTransaction } from '../domain/in-transaction';
import { billingPaths } from './billing-paths';
import { createOnce } from './create-once';
import type { Services } from './services';
import { isMissing } from './stripe-failure';

async function storedID({ database }: Services, orgID: string): Promise<string | undefined> {
  return (await database.doc(billingPaths.stripe(orgID)).get()).get('customerID');
}

async function retrieve(stripe: Stripe, customerID: string): Promise<Stripe.Customer | undefined> {
  try {
    const customer = await stripe.customers.retrieve(customerID);
    return customer.deleted ? undefined : customer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The organisation's customer at Stripe; `undefined` when it has none, or the one it had was deleted there. */
export async function findCustomer(services: Services, orgID: string): Promise<Stripe.Customer | undefined> {
  const customerID = await storedID(services, orgID);
  return customerID === undefined ? undefined : retrieve(services.stripe, customerID);
}

/** The id of the organisation's customer at Stripe, which is made if there is none. Whoever comes at once gets the same. */
export async function ensureCustomer(services: Services, orgID: string): Promise<string> {
  const { database, stripe } = services;
  const previous = await storedID(services, orgID);
  if (previous !== undefined && (await retrieve(stripe, previous))) return previous;
  const { id } = await createOnce(`customer-${orgID}-${previous ?? 'first'}`, (options) =>
    stripe.customers.create({ metadata: { orgID } }, options),
  );
  const ref = database.doc(billingPaths.stripe(orgID));
  return inTransaction(database, async (transaction) => {
    const current: string | undefined = (await transaction.get(ref)).get('customerID');
    if (current !== undefined && current !== previous) return current;
    transaction.set(ref, { customerID: id }, { merge: true });
    return id;
  });
}

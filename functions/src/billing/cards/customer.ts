import { customers } from '@fleetfoot/shared/model/billing/payment';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { writeUnchanged } from '../../platform/write-unchanged';
import { createOnce } from '../create-once';
import type { Services } from '../services';
import { isMissing } from '../stripe-failure';

function readStored({ database }: Services, orgID: string): Promise<DocumentSnapshot> {
  return database.doc(customers.document(orgID)).get();
}

function storedID(document: DocumentSnapshot): string | undefined {
  return document.get('customerID');
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
  const customerID = storedID(await readStored(services, orgID));
  return customerID === undefined ? undefined : retrieve(services.stripe, customerID);
}

/** The id of the organisation's customer at Stripe, which is made if there is none. Calls at the same time get the same. */
export async function ensureCustomer(services: Services, orgID: string): Promise<string> {
  const { stripe } = services;
  const document = await readStored(services, orgID);
  const previous = storedID(document);
  if (previous !== undefined && (await retrieve(stripe, previous))) return previous;
  const { id } = await createOnce(`customer-${orgID}-${previous ?? 'first'}`, (options) =>
    stripe.customers.create({ metadata: { orgID } }, options),
  );
  const isStored = await writeUnchanged(document, { customerID: id });
  return isStored ? id : ensureCustomer(services, orgID);
}

import * as v from 'valibot';
import type { Customer } from '../account';
import { attach } from '../actions/attach';
import type { Call } from '../call';
import { findCustomer, findPaymentMethod } from '../find';
import { listPage, listParams } from '../http/list-page';
import { params, text } from '../http/params';
import { type Route, route } from '../http/route';
import { changeMetadata } from '../objects/change-metadata';
import { CUSTOMER_FIELDS, newCustomer, newCustomerParams } from '../objects/new-customer';
import { resolvePaymentMethod } from '../objects/resolve-payment-method';
import { refuse, refuseMissing } from '../stripe-failure';

const DEFAULT_PARAM = 'invoice_settings[default_payment_method]';

function chooseDefault({ account }: Call, customer: Customer, chosen: string): void {
  if (chosen !== '' && findPaymentMethod(account, chosen, DEFAULT_PARAM).customer !== customer.id) {
    refuse(
      `The customer does not have a payment method with the ID ${chosen}. The payment method must be attached to the customer.`,
      { param: DEFAULT_PARAM, code: 'resource_missing' },
    );
  }
  customer.invoice_settings.default_payment_method = chosen || null;
}

const create = route('POST /v1/customers', newCustomerParams, (call, given) => {
  const { account, tell } = call;
  const customer = newCustomer(given);
  account.customers.set(customer.id, customer);
  tell('customer.created', customer);
  const method = resolvePaymentMethod(account, given);
  if (method) attach(call, method, customer.id);
  return customer;
});

const retrieve = route('GET /v1/customers/*', params({}), ({ account }, _, id: string) => {
  return account.deletedCustomers.get(id) ?? findCustomer(account, id);
});

const changeParams = params({
  ...CUSTOMER_FIELDS,
  invoice_settings: v.optional(v.strictObject({ default_payment_method: v.optional(text) })),
});

const change = route('POST /v1/customers/*', changeParams, (call, given, id: string) => {
  const customer = findCustomer(call.account, id);
  const { invoice_settings, metadata, description, email, name, phone } = given;
  if (invoice_settings?.default_payment_method !== undefined) {
    chooseDefault(call, customer, invoice_settings.default_payment_method);
  }
  if (description !== undefined) customer.description = description;
  if (email !== undefined) customer.email = email;
  if (name !== undefined) customer.name = name;
  if (phone !== undefined) customer.phone = phone;
  customer.metadata = changeMetadata(customer.metadata, metadata);
  call.tell('customer.updated', customer);
  return customer;
});

const remove = route('DELETE /v1/customers/*', params({}), ({ account, tell }, _, id: string) => {
  const customer = findCustomer(account, id);
  for (const method of account.paymentMethods.values()) {
    if (method.customer !== id) continue;
    method.customer = null;
    account.detached.set(method.id, true);
  }
  account.customers.delete(id);
  const deleted = { id, object: 'customer', deleted: true } as const;
  account.deletedCustomers.set(id, deleted);
  tell('customer.deleted', customer);
  return deleted;
});

const list = route(
  'GET /v1/customers',
  listParams({ email: v.optional(text) }),
  ({ account }, { email, ...page }) =>
    listPage('/v1/customers', account.customers.values(), page, (one) => !email || one.email === email),
);

const listMethods = route(
  'GET /v1/customers/*/payment_methods',
  listParams({ type: v.optional(text) }),
  ({ account }, { type, ...page }, id: string) => {
    findCustomer(account, id, 'customer');
    const url = `/v1/customers/${id}/payment_methods`;
    const isTheirs = (one: { customer: string | null; type: string }) =>
      one.customer === id && (!type || one.type === type);
    return listPage(url, account.paymentMethods.values(), page, isTheirs);
  },
);

const retrieveMethod = route(
  'GET /v1/customers/*/payment_methods/*',
  params({}),
  ({ account }, _, id: string, methodID: string) => {
    const method = findPaymentMethod(account, methodID);
    return method.customer === id ? method : refuseMissing('PaymentMethod', methodID);
  },
);

export const CUSTOMER_ROUTES: readonly Route[] = [
  ...[create, retrieve, change, remove],
  ...[list, listMethods, retrieveMethod],
];

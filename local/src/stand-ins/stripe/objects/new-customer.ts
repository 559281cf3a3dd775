import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Customer } from '../account';
import { clearable, metadata, params, text } from '../http/params';
import { newID } from '../new-id';
import { now } from '../now';
import { changeMetadata } from './change-metadata';

export const CUSTOMER_FIELDS = {
  description: v.optional(clearable),
  email: v.optional(clearable),
  name: v.optional(clearable),
  phone: v.optional(clearable),
  metadata: v.optional(metadata),
};

export const newCustomerParams = params({ ...CUSTOMER_FIELDS, payment_method: v.optional(text) });

export function newCustomer(given: v.InferOutput<typeof newCustomerParams>): Customer {
  return {
    id: newID('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: changeMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

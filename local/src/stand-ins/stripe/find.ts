import type { Account, Charge, Customer, PaymentIntent, PaymentMethod, Refund, SetupIntent } from './account';
import { refuseMissing } from './stripe-failure';

function find<T>(objects: ReadonlyMap<string, T>, noun: string, id: string, param: string | undefined): T {
  return objects.get(id) ?? refuseMissing(noun, id, param);
}

// Each takes, as `param`, the parameter that holds the id; without one the id is a part of the path.

export function findCustomer({ customers }: Account, id: string, param?: string): Customer {
  return find(customers, 'customer', id, param);
}

export function findPaymentMethod({ paymentMethods }: Account, id: string, param?: string): PaymentMethod {
  return find(paymentMethods, 'PaymentMethod', id, param);
}

export function findSetupIntent({ setupIntents }: Account, id: string, param?: string): SetupIntent {
  return find(setupIntents, 'setupintent', id, param);
}

export function findPaymentIntent({ paymentIntents }: Account, id: string, param?: string): PaymentIntent {
  return find(paymentIntents, 'payment_intent', id, param);
}

export function findCharge({ charges }: Account, id: string, param?: string): Charge {
  return find(charges, 'charge', id, param);
}

export function findRefund({ refunds }: Account, id: string, param?: string): Refund {
  return find(refunds, 'refund', id, param);
}

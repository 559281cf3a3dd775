import type { Stripe } from 'stripe';
import type { CardBehaviour } from './test-cards';

/** An object whose references are ids: the API expands them in its answers, never where they are kept. */
type WithIds<T, K extends keyof T> = Omit<T, K> & Record<K, string | null>;

export type Customer = Stripe.Customer;
export interface PaymentMethod extends WithIds<Stripe.PaymentMethod, 'customer'> {}
export interface SetupIntent extends WithIds<Stripe.SetupIntent, 'customer' | 'payment_method'> {}
export interface PaymentIntent
  extends WithIds<Stripe.PaymentIntent, 'customer' | 'payment_method' | 'latest_charge'> {}
export interface Charge extends WithIds<Stripe.Charge, 'customer' | 'payment_intent'> {}
export type Refund = Stripe.Refund;
/** Of all the kinds of events only what they have in common matters here. */
export type StripeEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  readonly type: Stripe.Event['type'];
  readonly data: { readonly object: object };
};

/** An answer under an idempotency key. */
export interface KeptAnswer {
  /** Tells the same request from another under the same key; card numbers cannot be read back from it. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}

/** All that belongs to one pair of keys, `sk_test_NAME` and `pk_test_NAME`. By id, oldest first. */
export interface Account {
  readonly customers: Map<string, Customer>;
  readonly deletedCustomers: Map<string, Stripe.DeletedCustomer>;
  readonly paymentMethods: Map<string, PaymentMethod>;
  /** By payment method. The number of a card is never kept. */
  readonly behaviours: Map<string, CardBehaviour>;
  /** Payment methods that were detached; they cannot be used again. */
  readonly detached: Map<string, true>;
  readonly setupIntents: Map<string, SetupIntent>;
  readonly paymentIntents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  readonly events: Map<string, StripeEvent>;
  readonly answers: Map<string, KeptAnswer>;
}

export function newAccount(): Account {
  return {
    customers: new Map(),
    deletedCustomers: new Map(),
    paymentMethods: new Map(),
    behaviours: new Map(),
    detached: new Map(),
    setupIntents: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    events: new Map(),
    answers: new Map(),
  };
}

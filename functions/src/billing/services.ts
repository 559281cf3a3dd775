import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

/** What billing works with. */
export interface Services {
  readonly database: Firestore;
  readonly stripe: Stripe;
}

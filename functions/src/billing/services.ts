import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { type Recorded, systemActor } from '../platform/audit';

/** What billing works with. */
export interface Services {
  readonly database: Firestore;
  readonly stripe: Stripe;
}

/** Who an event of billing is by. */
export type Told = Pick<Recorded, 'actor' | 'from'>;

/** By Stripe itself. */
export const BY_STRIPE: Told = { actor: systemActor('stripe') };

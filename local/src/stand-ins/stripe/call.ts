import type { Stripe } from 'stripe';
import type { Account } from './account';

/** One request under way. */
export interface Call {
  readonly account: Account;
  /** Whether it carries the publishable key, as the browser's do. */
  readonly fromBrowser: boolean;
  /** Records an event with the object as it is now, and has it sent. */
  readonly tell: (type: Stripe.Event['type'], object: object) => void;
}

import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../domain/caller';
import type { Services } from './services';
import { stripe } from './settings';
import { withoutPayment } from './stripe-failure';
import { within } from './within';

/** Ten seconds before a function is ended. */
const LIMIT_MS = 50_000;

/** A use case that needs Stripe as one that a function can serve. */
export function withStripe<Request, Response>(
  useCase: (services: Services, caller: Caller, request: Request) => Promise<Response>,
) {
  return async (database: Firestore, caller: Caller, request: Request): Promise<Response> => {
    try {
      return await within(LIMIT_MS, useCase({ database, stripe: stripe() }, caller, request));
    } catch (error) {
      throw withoutPayment(error);
    }
  };
}

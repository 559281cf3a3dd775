import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import Stripe from 'stripe';
import type * as v from 'valibot';
import { type Served, served, type UseCase } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { isLoopback } from '../platform/loopback';
import type { Services } from './services';
import { withoutPayment } from './stripe-failure';

/** Opens Stripe. */
export const stripeKey = defineSecret('STRIPE_SECRET_KEY');
const apiBase = defineString('STRIPE_API_BASE', {
  default: '',
  description: 'Leave empty. Address of a stand-in for Stripe on this machine, in local development.',
});

/** With two retries and the pauses between them, one request ends before a function's 60 seconds do. */
const REQUEST_LIMITS = { timeout: 15_000, maxNetworkRetries: 2, telemetry: false } as const;

/** Ten seconds before a function is ended. */
const USE_CASE_LIMIT_MS = 50_000;

/**
 * How to reach Stripe. The API's version is the library's own.
 * @param base where a stand-in on this machine listens, as `http://127.0.0.1:12111`; empty for Stripe itself
 * @throws Error for another machine, or a live key, with a stand-in: a key goes to nobody but Stripe
 */
export function stripeConfig(key: string, base: string): Stripe.StripeConfig {
  if (base === '') return REQUEST_LIMITS;
  const { protocol, hostname, port } = new URL(base);
  if (protocol !== 'http:' || !isLoopback(hostname)) {
    throw new Error('STRIPE_API_BASE must be empty or http:// on this machine.');
  }
  if (!key.startsWith('sk_test_')) throw new Error('STRIPE_API_BASE needs a key that begins sk_test_.');
  return { ...REQUEST_LIMITS, protocol: 'http', host: hostname, port };
}

let kept: Stripe | undefined;

/** Stripe, with the deployment's key. One per instance: it keeps its connections open. */
export function stripe(): Stripe {
  kept ??= new Stripe(stripeKey.value(), stripeConfig(stripeKey.value(), apiBase.value()));
  return kept;
}

/**
 * Stops waiting for work before the function's time-out, so that the caller gets an answer.
 * @throws AppError `timeout`
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout', `No answer from Stripe within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** A use case of billing. */
export type BillingUseCase<Request, Response> = (
  services: Services,
  caller: Caller,
  request: Request,
) => Promise<Response>;

function withStripe<Request, Response>(useCase: BillingUseCase<Request, Response>) {
  return async (database: Firestore, caller: Caller, request: Request): Promise<Response> => {
    try {
      return await within(USE_CASE_LIMIT_MS, useCase({ database, stripe: stripe() }, caller, request));
    } catch (error) {
      throw withoutPayment(error);
    }
  };
}

/** Serves an operation with a use case that needs Stripe. */
export function servedWithStripe<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  operation: Operation<Request, Response>,
  useCase: BillingUseCase<v.InferOutput<Request>, v.InferOutput<Response>>,
): Served {
  const run: UseCase<Request, Response> = withStripe(useCase);
  return served(operation, run, [stripeKey]);
}

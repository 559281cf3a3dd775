import type { ServerResponse } from 'node:http';
import { type FailureBody, StripeFailure } from '../stripe-failure';
import { API_VERSION } from '../stripe-version';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Whether it was given before, under the same idempotency key. */
  readonly replayed?: boolean;
}

function failed(status: number, error: FailureBody): ApiAnswer {
  return { status, body: { error } };
}

/** What Stripe says when it is at fault. */
export function serverError(): ApiAnswer {
  const message = 'An unknown error occurred.';
  return failed(500, { type: 'api_error', message });
}

/** The answer for what a route has thrown. */
export function failureAnswer(error: unknown): ApiAnswer {
  if (error instanceof StripeFailure) return failed(error.status, error.body);
  throw error;
}

export function sendAnswer(response: ServerResponse, requestID: string, answer: ApiAnswer): void {
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': requestID,
    'stripe-version': API_VERSION,
    ...(answer.replayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(answer.body, undefined, 2));
}

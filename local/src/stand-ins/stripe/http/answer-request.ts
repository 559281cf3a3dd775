import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account, KeptAnswer, StripeEvent } from '../account';
import type { Accounts } from '../accounts';
import type { Call } from '../call';
import type { Faults, FaultyRequest } from '../control/faults';
import { findRoute } from '../routes/route-table';
import { refuse, StripeFailure } from '../stripe-failure';
import { API_VERSION } from '../stripe-version';
import { newEvent } from '../webhooks/new-event';
import { type ApiAnswer, failureAnswer, serverError } from './api-answer';
import { readApiKey } from './api-key';
import type { ApiRequest } from './api-request';
import { browserView, checkBrowserAccess } from './browser-access';
import { expand } from './expand';

/** Tells a request from others; what was in it cannot be read back. */
function fingerprintOf(request: string, body: string): string {
  return createHash('sha256').update(`${request}\n${body}`).digest('hex');
}

/**
 * The answer that was given under this key before.
 * @throws StripeFailure when the key was used for another request
 */
function earlierAnswer(
  account: Account,
  key: string | undefined,
  fingerprint: string,
): KeptAnswer | undefined {
  const earlier = key === undefined ? undefined : account.answers.get(key);
  if (!earlier || earlier.fingerprint === fingerprint) return earlier;
  throw new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export interface ApiContext {
  readonly accounts: Accounts;
  readonly faults: Faults;
  /** Whether an account's events go to a webhook. */
  readonly hasWebhook: (account: string) => boolean;
  readonly onEvent: (account: string, event: StripeEvent) => void;
}

/** Cuts the connection instead of answering. */
export const DROP = Symbol('drop');

interface Prepared {
  readonly account: Account;
  readonly accountName: string;
  readonly isFromBrowser: boolean;
  /** Does what is asked. */
  readonly run: (call: Call) => object;
  readonly expandPaths: readonly string[];
}

function checkVersion({ version }: ApiRequest): void {
  if (version === undefined || version === API_VERSION) return;
  refuse(`The local Stripe speaks ${API_VERSION} only, not ${version}.`, { code: 'invalid_stripe_version' });
}

/** Everything that can refuse a request before it has any effect. */
function prepare(request: ApiRequest, { accounts }: ApiContext): Prepared {
  const { line, params, authorization } = request;
  checkVersion(request);
  const { account: accountName, isPublishable } = readApiKey(authorization, params);
  const account = accounts.of(accountName);
  const found = findRoute(line);
  if (!found) {
    refuse(`Unrecognized request URL (${line.replace(' ', ': ')}). The local Stripe may not know it yet.`, {
      status: 404,
    });
  }
  const { route, ids } = found;
  if (isPublishable) checkBrowserAccess(account, route.key, ids[0], params);
  const ready = route.prepare(params);
  return {
    ...{ account, accountName, isFromBrowser: isPublishable },
    run: (call) => ready(call, ...ids),
    expandPaths: Array.isArray(params['expand']) ? params['expand'].map(String) : [],
  };
}

function execute(prepared: Prepared, request: ApiRequest, requestID: string, context: ApiContext): ApiAnswer {
  const { account, accountName, isFromBrowser, run, expandPaths } = prepared;
  const cause = { requestID, idempotencyKey: request.idempotencyKey };
  const call: Call = {
    account,
    fromBrowser: isFromBrowser,
    tell(type, object) {
      const event = newEvent(type, object, cause, context.hasWebhook(accountName) ? 1 : 0);
      account.events.set(event.id, event);
      context.onEvent(accountName, event);
    },
  };
  try {
    const body = expand(account, run(call), expandPaths);
    return { status: 200, body: isFromBrowser ? browserView(body) : body };
  } catch (error) {
    return failureAnswer(error);
  }
}

function answerOnce(
  prepared: Prepared,
  request: ApiRequest,
  requestID: string,
  context: ApiContext,
): ApiAnswer {
  const { account, accountName } = prepared;
  const fingerprint = fingerprintOf(request.line, request.body);
  const earlier = earlierAnswer(account, request.idempotencyKey, fingerprint);
  if (earlier) return { ...earlier, replayed: true };
  const faulty = toFaulty(request, accountName);
  const fault = context.faults.take(faulty, ['status-500-before', 'status-500-after']);
  const executed =
    fault?.kind === 'status-500-before' ? serverError() : execute(prepared, request, requestID, context);
  const { status, body } = fault ? serverError() : executed;
  if (request.idempotencyKey !== undefined) {
    account.answers.set(request.idempotencyKey, { fingerprint, status, body: structuredClone(body) });
  }
  return { status, body };
}

function toFaulty({ line, body, idempotencyKey }: ApiRequest, account: string): FaultyRequest {
  return { account, request: line, body, idempotencyKey };
}

/** Answers a request to the API, with the faults that are due. */
export async function answerRequest(
  request: ApiRequest,
  requestID: string,
  context: ApiContext,
): Promise<ApiAnswer | typeof DROP> {
  const { faults } = context;
  try {
    const prepared = prepare(request, context);
    const faulty = toFaulty(request, prepared.accountName);
    const delay = faults.take(faulty, ['delay']);
    if (delay) await sleep(delay.ms);
    if (faults.take(faulty, ['drop-before'])) return DROP;
    const answer = answerOnce(prepared, request, requestID, context);
    return faults.take(faulty, ['drop-after']) ? DROP : answer;
  } catch (error) {
    return failureAnswer(error);
  }
}

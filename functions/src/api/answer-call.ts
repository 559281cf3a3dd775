import { API_LIMITS, type ApiRouteName, openApiDocument } from '@fleetfoot/shared/api';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { type Answer, failureAnswer } from './answer';
import type { ApiCall, RouteContext } from './api-call';
import { ApiFailure } from './api-failure';
import { cancelDelivery } from './deliveries/cancel-delivery';
import { createDelivery } from './deliveries/create-delivery';
import { getDelivery } from './deliveries/get-delivery';
import { listDeliveries } from './deliveries/list-deliveries';
import { findKey, type KnownKey } from './find-key';
import { logRequest } from './log-request';
import { matchRoute, pathOf } from './match-route';
import { queryFields } from './query-fields';
import { countRequest } from './rate-limit';
import { requireSmallBody } from './read-body';
import { newRequestId } from './request-id';

const HANDLERS: Readonly<Record<ApiRouteName, (context: RouteContext) => Promise<Answer>>> = {
  createDelivery,
  listDeliveries,
  getDelivery,
  cancelDelivery,
};

export interface ApiServices {
  readonly database: Firestore;
  readonly now: () => Date;
}

/** Browsers say where a request comes from; whoever calls from one has put the key where everybody can read it. */
function refuseBrowsers({ header }: ApiCall): void {
  if (header('origin') !== undefined || header('sec-fetch-site') !== undefined) {
    throw new ApiFailure('browser_not_allowed');
  }
}

async function answerWithKey({ database, now }: ApiServices, call: ApiCall, key: KnownKey): Promise<Answer> {
  const left = await countRequest(key.usage, now());
  if (key.isExpired) throw new ApiFailure('key_expired');
  requireSmallBody(call);
  const { name, deliveryID } = matchRoute(call.method, pathOf(call.url));
  const query = new URL(call.url, 'http://api').searchParams;
  if (name !== 'listDeliveries') {
    const [param] = Object.keys(queryFields(query));
    if (param !== undefined)
      throw new ApiFailure('request_invalid', { message: 'There is no such field here.', param });
  }
  const { orgID, mode } = key;
  const answer = await HANDLERS[name]({ database, now, call, orgID, mode, deliveryID, query });
  const limits = { 'RateLimit-Limit': String(API_LIMITS.requests), 'RateLimit-Remaining': String(left) };
  return { ...answer, headers: { ...answer.headers, ...limits } };
}

function reported(error: unknown, id: string): unknown {
  // The path may name a delivery, and nothing else of the request goes into the operator's log.
  if (!(error instanceof ApiFailure)) logError('v1', { id }, error);
  return error;
}

/** Answers one request to the API, and writes it into the log of the organisation whose key it carries. */
export async function answerCall(services: ApiServices, call: ApiCall): Promise<Answer> {
  const { database, now } = services;
  const id = newRequestId();
  const began = now();
  let key: KnownKey | undefined;
  let failure: unknown;
  let answer: Answer;
  try {
    if (call.method === 'GET' && pathOf(call.url) === '/openapi.json') {
      return { status: 200, headers: { 'Cache-Control': 'public, max-age=300' }, body: openApiDocument() };
    }
    refuseBrowsers(call);
    key = await findKey(database, call, began);
    answer = await answerWithKey(services, call, key);
  } catch (error) {
    failure = reported(error, id);
    answer = failureAnswer(error, id);
  }
  const isLogged = !(failure instanceof ApiFailure && failure.details.isUnlogged);
  if (key && isLogged) {
    const code = failure === undefined ? '' : failure instanceof ApiFailure ? failure.code : 'internal';
    const outcome = { id, status: answer.status, code, began, ended: now() };
    // A log that cannot be written takes nothing from what was done.
    await logRequest(database, key, call, outcome).catch((error: unknown) => reported(error, id));
  }
  return { ...answer, headers: { ...answer.headers, 'Request-Id': id } };
}

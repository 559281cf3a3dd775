import { randomBytes } from 'node:crypto';
import { API_LIMITS, API_ROUTES, type ApiRouteName, openApiDocument } from '@fleetfoot/shared/api';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { deployedGeocoder, type GeocoderPort, geocodingKey } from '../geocoding/geocoder';
import { queryOf, takeBody } from '../platform/bodies';
import { addressOf } from '../platform/client-address';
import { database } from '../platform/database';
import { FUNCTION_OPTIONS } from '../platform/options';
import { deployedRoads, type RoadsPort, roadsKey } from '../quotes/roads';
import { deployedTracking, type TrackingSite, trackingSecret } from '../tracking/token';
import { type Answer, failureAnswer } from './answer';
import type { ApiCall, RouteContext } from './api-call';
import { ApiFailure } from './api-failure';
import { editDelivery } from './deliveries/edit-delivery';
import { getDelivery, listDeliveries } from './deliveries/read-deliveries';
import { cancelDelivery, createDelivery } from './deliveries/write-deliveries';
import { findKey, type KnownKey } from './find-key';
import { noteUse } from './keys/note-use';
import { logRequest, wrongFieldsOf } from './log-request';
import { matchRoute, pathOf } from './match-route';
import { parsed, queryFields } from './parse-request';
import { createQuote, getQuote } from './quotes';
import { countRequest } from './rate-limit';
import { refuseCompressed, requireSmallBody } from './read-body';
import { type StrangerLimit, strangerLimit } from './stranger-limit';

const HANDLERS: Readonly<Record<ApiRouteName, (context: RouteContext) => Promise<Answer>>> = {
  createDelivery,
  listDeliveries,
  getDelivery,
  editDelivery,
  cancelDelivery,
  createQuote,
  getQuote,
};

export interface ApiServices {
  readonly database: Firestore;
  readonly roads: RoadsPort;
  readonly geocoder: GeocoderPort;
  readonly tracking: TrackingSite;
  readonly now: () => Date;
  readonly strangers: StrangerLimit;
}

/** Names a request in its answer and in the log. */
function newRequestID(): string {
  return `req_${randomBytes(12).toString('hex')}`;
}

/** Browsers say where a request comes from; a key in a page is a key that everybody can read. */
function refuseBrowsers({ header }: ApiCall): void {
  if (header('origin') !== undefined || header('sec-fetch-site') !== undefined) {
    throw new ApiFailure('browser_not_allowed');
  }
}

/** @throws ApiFailure `scope_missing` */
function requireScope({ scopes }: KnownKey, name: ApiRouteName): void {
  const missing = API_ROUTES[name].scopes.find((scope) => !scopes.includes(scope));
  if (missing === undefined) return;
  throw new ApiFailure('scope_missing', {
    message: `This key has no ${missing} scope. Use one that has it.`,
  });
}

async function answerWithKey(services: ApiServices, call: ApiCall, key: KnownKey): Promise<Answer> {
  const { database, roads, geocoder, tracking, now } = services;
  const left = await countRequest(database, key, now());
  if (key.isExpired) throw new ApiFailure('key_expired');
  // What cannot be noted takes nothing from what was asked.
  await noteUse(database, key, now()).catch((error: unknown) => reported(error, 'last use'));
  requireSmallBody(call);
  const { name, deliveryID } = matchRoute(call.method, pathOf(call.url));
  requireScope(key, name);
  const query = queryOf(call.url);
  if (name !== 'listDeliveries') {
    // None has parameters.
    parsed(API_ROUTES[name].query, queryFields(query));
  }
  const { orgID, mode, named } = key;
  const context = { database, roads, geocoder, tracking, now, call, orgID, mode, named, deliveryID, query };
  const answer = await HANDLERS[name](context);
  const limits = { 'RateLimit-Limit': String(API_LIMITS.requests), 'RateLimit-Remaining': String(left) };
  return { ...answer, headers: { ...answer.headers, ...limits } };
}

function reported(error: unknown, id: string): unknown {
  // The path may name a delivery, and nothing else of the request goes into the operator's log.
  if (!(error instanceof ApiFailure)) logError('v1', { id }, error);
  return error;
}

/**
 * The key of a request, unless its address has sent too many that are not known.
 * @throws ApiFailure
 */
async function admittedKey(
  { database, strangers }: ApiServices,
  call: ApiCall,
  now: Date,
): Promise<KnownKey> {
  const settle = strangers.admit(call, now);
  try {
    const key = await findKey(database, call, now);
    settle(true);
    return key;
  } catch (error) {
    settle(false);
    throw error;
  }
}

/** Answers one request to the API, and writes it into the log of the organisation whose key it carries. */
export async function answerCall(services: ApiServices, call: ApiCall): Promise<Answer> {
  const { database, now } = services;
  const id = newRequestID();
  const began = now();
  let key: KnownKey | undefined;
  let failure: unknown;
  let answer: Answer;
  try {
    if (call.method === 'GET' && pathOf(call.url) === '/openapi.json') {
      return { status: 200, headers: { 'Cache-Control': 'public, max-age=300' }, body: openApiDocument() };
    }
    refuseBrowsers(call);
    refuseCompressed(call);
    key = await admittedKey(services, call, began);
    answer = await answerWithKey(services, call, key);
  } catch (error) {
    failure = reported(error, id);
    answer = failureAnswer(error, id);
  }
  const isLogged = !(failure instanceof ApiFailure && failure.details.isUnlogged);
  if (key && isLogged) {
    const code = failure === undefined ? '' : failure instanceof ApiFailure ? failure.code : 'internal';
    const outcome = { id, status: answer.status, code, fields: wrongFieldsOf(failure), began, ended: now() };
    // A log that cannot be written takes nothing from what was done.
    await logRequest(database, key, call, outcome).catch((error: unknown) => reported(error, id));
  }
  return { ...answer, headers: { ...answer.headers, 'Request-Id': id } };
}

/** Of this instance. */
const strangers = strangerLimit();

/** Answers a request as the API does, also where the deployment itself fails. */
async function answerRequest(request: Request): Promise<Answer> {
  try {
    return await answerCall(
      {
        ...{ database: database(), tracking: deployedTracking() },
        ...{ roads: deployedRoads(), geocoder: deployedGeocoder() },
        ...{ now: () => new Date(), strangers },
      },
      {
        address: addressOf(request, 'site'),
        method: request.method,
        url: request.url,
        header: (name) => request.get(name),
        rawBody: await takeBody(request, API_LIMITS.bodyBytes),
      },
    );
  } catch (error) {
    const id = newRequestID();
    const { headers, ...answer } = failureAnswer(reported(error, id), id);
    return { ...answer, headers: { ...headers, 'Request-Id': id } };
  }
}

/** The deployed public API. No browser may read what it answers: there are no CORS headers, for keys are secrets. */
export const v1 = onRequest(
  {
    ...FUNCTION_OPTIONS,
    secrets: [roadsKey, geocodingKey, trackingSecret],
    cors: false,
    invoker: 'public',
  },
  async (request, response) => {
    const { status, headers, body } = await answerRequest(request);
    response.removeHeader('X-Powered-By');
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers })
      .json(body);
  },
);
